import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
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
  securityContext?: {
    allowPrivilegeEscalation: boolean
    readOnlyRootFilesystem: boolean
    capabilities: { drop: string[] }
  }
  volumeMounts?: { mountPath: string; subPath?: string }[]
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

interface AllowedTraffic {
  from: { podSelector?: { matchLabels: Record<string, string> } }[]
  ports: { port: string }[]
}

interface Manifest {
  kind: string
  metadata: { name: string; annotations: Record<string, string> }
  spec: {
    template: Pods
    selector: Record<string, string> & { matchLabels: Record<string, string> }
    ports: { name: string; port: number }[]
    rules: [{ http: { paths: Path[] } }]
    ingress: AllowedTraffic[]
    replicas?: number
    maxReplicas: number
    strategy: { rollingUpdate: { maxSurge: number } }
    postgresql: { parameters: { max_connections: string } }
  }
}

interface Kustomization {
  configMapGenerator: [{ literals: string[] }]
  resources: string[]
  patches: [{ path: string; target: { kind: string; name: string } }]
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
const manifestFiles = readdirSync(`${folder}/base`).filter((file) => file !== 'kustomization.yaml')
const manifests = manifestFiles
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

const podTemplate = (name: string) => manifest('Deployment', name).spec.template
const { spec: shared } = podTemplate('any')
const [migrate] = shared.initContainers
const processes = ['site', 'cms', 'worker']
const deployments = [...processes, 'assets']

const kustomization = (layer: 'base' | 'example') =>
  parse(text(`${folder}/${layer}/kustomization.yaml`)) as Kustomization

function settings(): Record<string, string> {
  const literals = (['base', 'example'] as const).flatMap(
    (layer) => kustomization(layer).configMapGenerator[0].literals,
  )
  return parseEnv(literals.join('\n')) as Record<string, string>
}

/** From docs/kubernetes.md. */
function secrets(): Record<string, string> {
  const [, lines = ''] =
    /cat > saaf\.env <<END\n(.*?)\n *END\n/s.exec(text('docs/kubernetes.md')) ?? []
  return parseEnv(lines.replace('$(openssl rand -hex 32)', '0'.repeat(64))) as Record<
    string,
    string
  >
}

const environmentOfPods = () =>
  readEnvironment({ NODE_ENV: 'production', ...settings(), ...secrets() })

describe('kustomization', () => {
  const { resources, patches } = kustomization('base')

  it('includes every file', () => {
    expect([...resources, ...patches.map(({ path }) => path)].sort()).toEqual(manifestFiles)
  })

  it('patches the processes of Saaf, and not Caddy', () => {
    const { kind, name } = patches[0].target
    expect(kind).toBe('Deployment')
    // Kustomize matches whole names.
    expect(deployments.filter((each) => new RegExp(`^(${name})$`).test(each))).toEqual(processes)
  })
})

describe('settings', () => {
  const variables = [
    shared.containers[0],
    ...processes.map((name) => podTemplate(name).spec.containers[0]),
  ]
    .flatMap(({ env = [] }) => env)
    .concat(migrate.env ?? [])
  const known = new Set(
    [...text('.env.example').matchAll(/^# ([A-Z\d_]+)=/gm)].map(([, name]) => name),
  )

  it('uses the names of .env.example', () => {
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

  it('is valid', () => {
    const podEnvironment = environmentOfPods()
    expect(podEnvironment).toMatchObject({ trustProxy: true, s3: { bucket: 'saaf-pictures' } })
    expect(podEnvironment.secret).toBeTruthy()
    expect(podEnvironment.smtpUrl).toBeTruthy()
  })
})

describe.each(processes)('pods of %s', (name) => {
  const [container] = podTemplate(name).spec.containers
  const service = compose.services[name]!

  it('runs the command of the Compose service', () => {
    expect(container.args?.join(' ')).toBe(service.command)
    const off = container.env?.find((variable) => variable.name === 'WORKER')?.value
    expect(off).toBe(service.environment.WORKER)
  })

  it('listens on the configured ports', () => {
    const podEnvironment = environmentOfPods()
    expect(container.ports).toEqual([
      {
        name: 'http',
        containerPort: name === 'site' ? podEnvironment.port : podEnvironment.cmsPort,
      },
      {
        name: 'metrics',
        containerPort:
          name === 'site' ? podEnvironment.metrics.port : podEnvironment.metrics.cmsPort,
      },
    ])
  })
})

it('migrates with the command of Compose', () => {
  expect(migrate.args?.join(' ')).toBe(compose.services.migrate!.command)
})

it.each([migrate, shared.containers[0]])(
  'runs $name with the image and restrictions of Compose',
  (container) => {
    expect(container.image).toBe(compose.services.site!.image)
    const { tmpfs, volumes, read_only, cap_drop } = compose.services.site!
    expect(container.securityContext).toMatchObject({
      readOnlyRootFilesystem: read_only,
      capabilities: { drop: cap_drop },
    })
    const writablePaths = [
      ...tmpfs.map((path) => path.split(':')[0]),
      ...volumes.map((path) => path.split(':')[1]),
    ]
    expect(container.volumeMounts?.map(({ mountPath }) => mountPath).sort()).toEqual(
      writablePaths.sort(),
    )
    // User `node`.
    expect(shared.securityContext.runAsUser).toBe(1000)
  },
)

describe('pods of assets', () => {
  const { metadata, spec } = podTemplate('assets')
  const [copy] = spec.initContainers
  const [container] = spec.containers

  it('runs the images of Compose, restricted like the other pods', () => {
    const images = [copy, container].map(({ image }) => image)
    expect(images).toEqual([compose.services.assets!.image, compose.services.caddy!.image])
    expect(spec.securityContext).toEqual(shared.securityContext)
    const restrictions = shared.containers[0].securityContext!
    expect(copy.securityContext).toEqual(restrictions)
    expect(container.securityContext).toMatchObject({ ...restrictions })
  })

  it('mounts copied files where Compose mounts them', () => {
    const [, , caddyfileOfImage, assetsOfImage, folder] = copy.args!
    expect(copy.volumeMounts).toEqual([{ name: 'files', mountPath: folder }])
    const mounts = container.volumeMounts!.filter(({ subPath }) => subPath)
    expect(mounts.map(({ subPath }) => subPath)).toEqual([
      caddyfileOfImage,
      path.basename(assetsOfImage!),
    ])
    const readOnlyVolumes = compose.services.caddy!.volumes.filter((each) => each.endsWith(':ro'))
    expect(mounts.map(({ mountPath }) => mountPath)).toEqual(
      readOnlyVolumes.map((volume) => volume.split(':')[1]),
    )
    expect(text('scripts/collect-runtime.ts')).toContain(`'${caddyfileOfImage}'`)
  })

  it('listens on the port of its service', () => {
    const [{ containerPort } = {}] = container.ports!
    expect(container.env).toEqual([{ name: 'DOMAIN', value: `:${containerPort}` }])
    const { selector, ports } = manifest('Service', 'assets').spec
    expect(ports).toEqual([{ name: 'http', port: containerPort, targetPort: 'http' }])
    expect(metadata.labels).toMatchObject(selector)
  })

  it('can reach the site', () => {
    const [visitors] = manifest('NetworkPolicy', 'saaf').spec.ingress
    expect(visitors!.ports).toEqual([{ port: 'http' }])
    const selectors = visitors!.from.flatMap(({ podSelector }) => podSelector ?? [])
    expect(selectors).toHaveLength(1)
    expect(metadata.labels).toMatchObject(selectors[0]!.matchLabels)
  })
})

describe('ingress', () => {
  const { paths } = manifest('Ingress', 'saaf').spec.rules[0].http

  it('routes the CMS paths and built files of the Caddyfile, and all others to the site', () => {
    const [, matched = ''] = /@cms path (.+)/.exec(caddyfile) ?? []
    const cmsPaths = new Set(matched.split(' ').map((path) => path.replace('/*', '')))
    const named = paths.map(({ path, backend }) => [path, backend.service.name])
    const [, assets] = /@assets \{.*?path (\/\w+)\//s.exec(caddyfile) ?? []
    expect(named).toEqual([
      ...[...cmsPaths].map((path) => [path, 'cms']),
      [assets, 'assets'],
      ['/', 'site'],
    ])
  })

  it('accepts request bodies as large as the CMS, like the Caddyfile', () => {
    const { annotations } = manifest('Ingress', 'saaf').metadata
    const ingressBytes = annotations['nginx.ingress.kubernetes.io/proxy-body-size']
    const [, megabytes] = /max_size (\d+)MB/.exec(caddyfile) ?? []
    expect([Number(ingressBytes), Number(megabytes) * 1e6]).toEqual(
      Array(2).fill(bodyLimits.upload),
    )
  })

  it.each(['site', 'cms'])('reaches %s on the port of the Caddyfile', (name) => {
    const [, port] = new RegExp(`name ${name}\\s+port (\\d+)`).exec(caddyfile) ?? []
    const { selector, ports } = manifest('Service', name).spec
    expect(ports).toEqual([{ name: 'http', port: Number(port), targetPort: 'http' }])
    expect(podTemplate(name).metadata.labels).toMatchObject(selector)
  })
})

it.each(deployments)('selects only the pods of %s', (name) => {
  const { selector, template } = manifest('Deployment', name).spec
  expect(template.metadata.labels).toMatchObject(selector.matchLabels)
  const others = deployments.filter((other) => other !== name).map((other) => podTemplate(other))
  for (const { metadata } of others) {
    expect(metadata.labels).not.toMatchObject(selector.matchLabels)
  }
})

it('allows enough PostgreSQL connections for all pods during a rollout', () => {
  const { databaseConnections } = environmentOfPods()
  const { maxSurge } = manifest('Deployment', 'any').spec.strategy.rollingUpdate
  const { maxReplicas } = manifest('HorizontalPodAutoscaler', 'site').spec
  const others = ['cms', 'worker'].map((name) => manifest('Deployment', name).spec.replicas!)
  const pods = [maxReplicas, ...others].reduce((sum, count) => sum + count + maxSurge, 0)
  const { max_connections } = manifest('Cluster', 'database').spec.postgresql.parameters
  const reservedConnections = 3
  // Two more per pod for LISTEN, and one pod migrates.
  const neededConnections = pods * (databaseConnections + 2) + databaseConnections
  expect(neededConnections).toBeLessThan(Number(max_connections) - reservedConnections)
})
