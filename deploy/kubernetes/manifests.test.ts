import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { readEnvironment } from '#environment.ts'
import { bodyLimits } from '#platform/limits/body-limits.ts'

interface Container {
  name: string
  image: string
  args?: string[]
  env?: { name: string; value?: string }[]
  ports?: { name: string; containerPort: number }[]
  securityContext?: { readOnlyRootFilesystem: boolean; capabilities: { drop: string[] } }
  volumeMounts?: { mountPath: string }[]
}

interface Pods {
  metadata: { labels: Record<string, string> }
  spec: {
    containers: [Container]
    initContainers: [Container]
    securityContext: { runAsUser: number }
  }
}

interface Path {
  path: string
  backend: { service: { name: string; port: { name: string } } }
}

interface Manifest {
  kind: string
  metadata: { name: string; annotations: Record<string, string> }
  spec: {
    template: Pods
    selector: Record<string, string> & { matchLabels: Record<string, string> }
    ports: { name: string; port: number }[]
    rules: [{ http: { paths: Path[] } }]
    replicas?: number
    maxReplicas: number
    strategy: { rollingUpdate: { maxSurge: number } }
    postgresql: { parameters: { max_connections: string } }
  }
}

interface Settings {
  configMapGenerator: [{ literals: string[] }]
}

interface Service {
  image: string
  command?: string
  environment: Record<string, string>
  tmpfs: string[]
  volumes: string[]
  read_only: boolean
  cap_drop: string[]
}

const folder = 'deploy/kubernetes'
const text = (file: string) => readFileSync(file, 'utf8')
const manifests = readdirSync(`${folder}/base`)
  .filter((file) => file !== 'kustomization.yaml')
  .flatMap((file) => parseAllDocuments(text(`${folder}/base/${file}`)))
  .map((document) => document.toJS() as Manifest)
const compose = parse(text('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>
}
const caddyfile = text('Caddyfile')

function manifest(kind: string, name: string): Manifest {
  const found = manifests.find((each) => each.kind === kind && each.metadata.name === name)
  if (!found) throw new Error(`There is no ${kind} ${name}.`)
  return found
}

const podsOf = (name: string) => manifest('Deployment', name).spec.template
const { spec: shared } = podsOf('any')
const [migrate] = shared.initContainers
const processes = ['site', 'cms', 'worker']

/** What the ConfigMap of the example has. */
function settings(): Record<string, string> {
  const literals = ['base', 'example'].flatMap((layer) => {
    const { configMapGenerator } = parse(text(`${folder}/${layer}/kustomization.yaml`)) as Settings
    return configMapGenerator[0].literals
  })
  return parseEnv(literals.join('\n')) as Record<string, string>
}

/** What docs/kubernetes.md has its reader put into the Secret. */
function secrets(): Record<string, string> {
  const [, lines = ''] =
    /cat > saaf\.env <<END\n(.*?)\n *END\n/s.exec(text('docs/kubernetes.md')) ?? []
  return parseEnv(lines.replace('$(openssl rand -hex 32)', '0'.repeat(64))) as Record<
    string,
    string
  >
}

/** What a process makes of both. */
const environmentOfPods = () =>
  readEnvironment({ NODE_ENV: 'production', ...settings(), ...secrets() })

describe('the settings', () => {
  const variables = [
    shared.containers[0],
    ...processes.map((name) => podsOf(name).spec.containers[0]),
  ]
    .flatMap(({ env = [] }) => env)
    .concat(migrate.env ?? [])
  const known = new Set(
    [...text('.env.example').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name),
  )

  it('have the names of .env.example', () => {
    const expanded = new Set(
      variables.flatMap(({ value = '' }) =>
        [...value.matchAll(/\$\((\w+)\)/g)].map(([, name]) => name),
      ),
    )
    const names = [
      ...Object.keys(settings()),
      ...Object.keys(secrets()),
      ...variables.map(({ name }) => name).filter((name) => !expanded.has(name)),
    ]
    expect(names).toContain('DATABASE_URL')
    expect(names.filter((name) => !known.has(name))).toEqual([])
  })

  it('can be used', () => {
    const given = environmentOfPods()
    expect(given).toMatchObject({ trustProxy: true, s3: { bucket: 'saaf-pictures' } })
    expect(given.secret).toBeTruthy()
    expect(given.smtpUrl).toBeTruthy()
  })
})

describe.each(processes)('the pods of %s', (name) => {
  const [container] = podsOf(name).spec.containers
  const service = compose.services[name]!

  it('run what its container of Compose runs', () => {
    expect(container.args?.join(' ')).toBe(service.command)
    const off = container.env?.find((variable) => variable.name === 'WORKER')?.value
    expect(off).toBe(service.environment.WORKER)
  })

  it('listen where they are asked', () => {
    const given = environmentOfPods()
    expect(container.ports).toEqual([
      { name: 'http', containerPort: name === 'site' ? given.port : given.cmsPort },
      {
        name: 'metrics',
        containerPort: name === 'site' ? given.metrics.port : given.metrics.cmsPort,
      },
    ])
  })
})

it('the tables are brought up to date as with Compose', () => {
  expect(migrate.args?.join(' ')).toBe(compose.services.migrate!.command)
})

it.each([migrate, shared.containers[0]])(
  '$name runs the image of Compose, and may do no more',
  (container) => {
    expect(container.image).toBe(compose.services.site!.image)
    const { tmpfs, volumes, read_only, cap_drop } = compose.services.site!
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: read_only,
      capabilities: { drop: cap_drop },
    })
    const written = [
      ...tmpfs.map((path) => path.split(':')[0]),
      ...volumes.map((path) => path.split(':')[1]),
    ]
    expect(container.volumeMounts?.map(({ mountPath }) => mountPath).sort()).toEqual(written.sort())
    // The user `node` of the image.
    expect(shared.securityContext.runAsUser).toBe(1000)
  },
)

describe('the ingress', () => {
  const { paths } = manifest('Ingress', 'saaf').spec.rules[0].http

  it('sends to the CMS what the Caddyfile does, and all else to the site', () => {
    const [, matched = ''] = /@cms path (.+)/.exec(caddyfile) ?? []
    const ofCms = new Set(matched.split(' ').map((path) => path.replace('/*', '')))
    const named = paths.map(({ path, backend }) => [path, backend.service.name])
    expect(named).toEqual([...[...ofCms].map((path) => [path, 'cms']), ['/', 'site']])
  })

  it('takes bodies as large as the CMS does, and so does the Caddyfile', () => {
    const { annotations } = manifest('Ingress', 'saaf').metadata
    const ofIngress = annotations['nginx.ingress.kubernetes.io/proxy-body-size']
    const [, megabytes] = /max_size (\d+)MB/.exec(caddyfile) ?? []
    expect([Number(ofIngress), Number(megabytes) * 1e6]).toEqual(Array(2).fill(bodyLimits.upload))
  })

  it.each(['site', 'cms'])('finds %s at the port of the Caddyfile', (name) => {
    const [, port] = new RegExp(`name ${name}\\s+port (\\d+)`).exec(caddyfile) ?? []
    const { selector, ports } = manifest('Service', name).spec
    expect(ports).toEqual([{ name: 'http', port: Number(port), targetPort: 'http' }])
    expect(podsOf(name).metadata.labels).toMatchObject(selector)
  })
})

it.each(processes)('%s counts its own pods', (name) => {
  const { selector, template } = manifest('Deployment', name).spec
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  const others = processes.filter((other) => other !== name).map((other) => podsOf(other))
  for (const { metadata } of others) {
    expect(metadata.labels).not.toMatchObject(selector.matchLabels)
  }
})

it('PostgreSQL takes the connections of all pods during a rollout', () => {
  const { databaseConnections } = environmentOfPods()
  const { maxSurge } = manifest('Deployment', 'any').spec.strategy.rollingUpdate
  const { maxReplicas } = manifest('HorizontalPodAutoscaler', 'site').spec
  const others = ['cms', 'worker'].map((name) => manifest('Deployment', name).spec.replicas!)
  const pods = [maxReplicas, ...others].reduce((sum, count) => sum + count + maxSurge, 0)
  const { max_connections } = manifest('Cluster', 'database').spec.postgresql.parameters
  const ofSuperusers = 3
  // Each pod listens on two more, and one of them migrates.
  const wanted = pods * (databaseConnections + 2) + databaseConnections
  expect(wanted).toBeLessThan(Number(max_connections) - ofSuperusers)
})
