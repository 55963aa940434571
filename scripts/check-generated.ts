import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { generateImportMap } from 'payload'
import { generateTypes } from 'payload/node'
import { format, resolveConfig } from 'prettier'
import { describeSettings, type SettingDescription } from '#environment.ts'
import config from '#payload.config.ts'
import { CommandError } from '#scripts/launch/command-error.ts'
import { reportFailure } from '#scripts/launch/command-line.ts'

const generated = [
  'payload-types.ts',
  'cms/app/(payload)/cms/importMap.js',
  'docs/architecture.mmd',
  'docs/settings.md',
  '.env.example',
  'migrations',
]

const diagram = [
  ...['app', 'business', 'cms', 'collections', 'platform', 'payload.config.ts'],
  ...['--include-only', '^(app|cms|platform)/.+/|^(business|collections)/|^payload.config.ts$'],
  ...['--exclude', '[.]test[.]tsx?$|importMap|[.]next/'],
  ...['--collapse', '^(business|collections|(app/staff|app|cms|platform)/[^/]+)(?=/)'],
  ...['--output-type', 'mermaid', '--output-to', 'docs/architecture.mmd'],
]

/** Updates the files. Needs no database. */
async function checkGenerated(): Promise<void> {
  const before = await readGenerated()
  await generateTypes(await config, { log: false })
  await generateImportMap(await config, { log: false })
  const depcruise = ['node_modules/dependency-cruiser/bin/dependency-cruise.mjs', ...diagram]
  execFileSync(process.execPath, depcruise)
  execFileSync('npm', ['run', '--silent', 'migrate:create'])
  await writeSettingsDocuments()
  const after = await readGenerated()
  const outdated = generated.filter((_, index) => before[index] !== after[index])
  if (outdated.length > 0) {
    throw new CommandError(
      `These generated files were outdated and have been updated. Commit them: ${outdated.join(', ')}`,
    )
  }
}

async function writeSettingsDocuments(): Promise<void> {
  const style = await resolveConfig('docs/settings.md')
  const page = await format(renderSettingsPage(), { ...style, parser: 'markdown' })
  await writeFile('docs/settings.md', page)
  await writeFile('.env.example', renderEnvExample())
}

/** For a folder, the names of its files. */
function readGenerated(): Promise<string[]> {
  return Promise.all(
    generated.map((name) =>
      readFile(name, 'utf8').catch(() => readdir(name).then(String, () => '')),
    ),
  )
}

const intro = `# Settings

All settings are optional for a local start. Set them as environment variables or as lines in \`.env\`; an empty value means "not set".
A value that contains spaces, \`#\` or \`$\` needs single quotes. This page and \`.env.example\` are generated from \`environment.ts\`.
`

const composeOnly = `## Docker Compose

\`docker-compose.yml\` reads these from \`.env\` too, and sets the addresses, ports, \`DATABASE_URL\` and \`TRUST_PROXY\` itself.

| name | default | meaning |
| --- | --- | --- |
| \`DOMAIN\` | required | The domain of the site and the CMS. |
| \`POSTGRES_PASSWORD\` | required | The password of the database, letters and digits only. |
| \`TLS\` | Caddy gets a certificate | \`tls CERTIFICATE KEY\`: two files with your own certificate. |
`

function renderSettingsPage(): string {
  const rows = describeSettings().map(({ name, group, fallback = 'none', description }) => {
    const head = group ? `\n## ${group}\n\n| name | default | meaning |\n| --- | --- | --- |\n` : ''
    return `${head}| \`${name}\` | ${fallback} | ${description.replaceAll('|', '\\|')} |`
  })
  return [intro, ...rows, '', composeOnly].join('\n')
}

function renderEnvExample(): string {
  const settings = describeSettings().map(({ name, group, ...setting }) =>
    [
      ...(group ? [`# --- ${group} ${'-'.repeat(90 - group.length)}\n`] : []),
      ...wrap(plain(describe(setting))).map((line) => `# ${line}`),
      `# ${name}=${setting.example ?? literalDefault(setting.fallback)}`,
      '',
    ].join('\n'),
  )
  return [
    '# Copy to .env and uncomment what you change. Each line shows the default or an example.',
    '# An empty value means "not set". Generated from environment.ts.\n',
    ...settings,
  ].join('\n')
}

const describe = ({ description, fallback, example }: Omit<SettingDescription, 'name'>) =>
  fallback && (example || !literalDefault(fallback))
    ? `${description} Default: ${fallback}.`
    : description

/** The default as a value; empty if it is only described in words. */
const literalDefault = (fallback = '') => /^`([^`]*)`$/.exec(fallback)?.[1] ?? ''

const plain = (markdown: string) => markdown.replaceAll('`', '')

function wrap(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim()
    if (line.length <= 98) lines[lines.length - 1] = line
    else lines.push(word)
  }
  return lines
}

await checkGenerated().catch(reportFailure)
process.exit()
