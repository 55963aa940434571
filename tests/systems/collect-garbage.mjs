import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the processes of the product: what they hold is measured without what they have merely not thrown away yet.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
// A signal that close-with-grace leaves alone.
process.on('SIGWINCH', () => collect())
