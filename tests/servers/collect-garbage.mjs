import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Loaded into the product's processes, so that tests can measure memory without garbage.
setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc')
// close-with-grace ignores this signal.
process.on('SIGWINCH', () => collect())
