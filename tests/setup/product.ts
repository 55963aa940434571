import { spawn } from 'node:child_process'
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runTypeScript } from '../../scripts/child-process'
import { admin, editor, staff } from './accounts'
import { startMailServer } from './mail-server'

/** Starts the product as `npm start` does, with nothing from this machine's settings; stops it afterwards. */
export default async function startProduct() {
  const folder = await mkdtemp(path.join(tmpdir(), 'saaf-e2e-'))
  const mailbox = path.join(folder, 'mailbox.jsonl')
  await writeFile(mailbox, '')
  process.env.E2E_MAILBOX = mailbox

  const port = Number(process.env.E2E_PORT)
  const mailServer = await startMailServer({
    onMail: (mail) => appendFile(mailbox, `${JSON.stringify(mail)}\n`),
  })
  const product = spawn(process.execPath, [...runTypeScript, 'scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORT: String(port),
      CMS_PORT: String(port + 1),
      DATA_DIR: path.join(folder, 'data'),
      SMTP_URL: mailServer.url,
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      // All journeys book from one number.
      BOOKING_BUDGETS: 'off',
      NODE_ENV: 'production',
    },
  })
  const output: string[] = []
  const ended = new Promise<void>((resolve) => product.once('close', () => resolve()))
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output.push(chunk.toString())
      if (/^Ready$/m.test(output.join(''))) resolve()
    }
    product.stdout.on('data', listen)
    product.stderr.on('data', listen)
    void ended.then(() => reject(new Error(`The product did not start:\n${output.join('')}`)))
  })
  await createAccounts(`http://localhost:${port + 1}/api/users`)

  return async () => {
    product.kill('SIGTERM')
    await ended
    await mailServer.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The people whom the admin has given accounts. */
async function createAccounts(address: string) {
  const post = async (path: string, data: object, headers = {}) => {
    const answer = await fetch(address + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(data),
    })
    if (!answer.ok) throw new Error(`${address + path}: ${await answer.text()}`)
    return (await answer.json()) as { token: string }
  }
  const { token } = await post('/login', admin)
  for (const account of [staff, editor]) {
    await post('', account, { Authorization: `JWT ${token}` })
  }
}
