import { describeSettings, type SettingDescription } from '#environment.ts'

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

/** docs/settings.md, before Prettier. */
export function renderSettingsPage(): string {
  const rows = describeSettings().map(({ name, group, fallback = 'none', description }) => {
    const head = group ? `\n## ${group}\n\n| name | default | meaning |\n| --- | --- | --- |\n` : ''
    return `${head}| \`${name}\` | ${fallback} | ${description.replaceAll('|', '\\|')} |`
  })
  return [intro, ...rows, '', composeOnly].join('\n')
}

/** Each setting as a comment, with its default or an example. */
export function renderEnvExample(): string {
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
