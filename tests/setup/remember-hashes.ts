import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { promisify } from 'node:util'

// Test accounts share a password and its salt, and a hash takes a fifth of a second. The same input
// always has the same hash, so each is computed once in a process.
const hashes = new Map<string, Promise<Buffer<ArrayBuffer>>>()
const computeHash = promisify(crypto.pbkdf2)

crypto.pbkdf2 = (password, salt, iterations, bytes, digest, callback) => {
  const input = JSON.stringify([password, salt, iterations, bytes, digest])
  const hash = hashes.get(input) ?? computeHash(password, salt, iterations, bytes, digest)
  hashes.set(input, hash)
  void hash.then((result) => callback(null, result))
}
syncBuiltinESMExports()
