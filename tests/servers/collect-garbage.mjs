import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

// Lets tests collect garbage in the product's processes before they measure memory.
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc')
// close-with-grace ignores this signal.
process.on('SIGWINCH', () => collectGarbage())
