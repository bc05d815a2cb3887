import { fileURLToPath } from 'node:url';
import type { Call } from '@crewpad/contract';
import type { ServerBuild } from 'react-router';
import { visitor } from '../../platform/access/actor.ts';
import { isDatabaseGone } from '../../platform/database/faults.ts';
import { unavailable } from '../../platform/errors.ts';
import { mapOrigin } from '../../platform/maps/settings.ts';
import type { Services } from '../../platform/services.ts';
import type { App } from '../app.ts';
import { addressReader, answerFromCaches } from '../pipeline/cached-responses.ts';
import { inProcess } from '../pipeline/context.ts';
import { registerBuildFiles } from './build-files.ts';
import { registerMapTiles } from './map-tiles.ts';
import { openPageCache } from './page-cache.ts';
import { cachedPages, type PageHost, registerPages } from './pages.ts';
import { commonHeaders } from './security-headers.ts';
import { registerStoredFiles, type StoredFiles } from './stored-files.ts';

const webFolder = fileURLToPath(new URL('../../../../web/', import.meta.url));

interface WebOptions {
  filesFolder: string;
  documentName: StoredFiles['documentName'];
  onPageServed: PageHost['onServed'];
}

/** Serves stored files, the web app's files and, for any other address, its rendered pages. */
export async function registerWeb(
  app: App,
  services: Services,
  { filesFolder, documentName, onPageServed }: WebOptions,
): Promise<void> {
  const { fastify } = app;
  const { config } = services;
  const isFolder = config.files.kind === 'folder';
  const { files } = services;
  await registerStoredFiles(fastify, { files, folder: filesFolder, isFolder, documentName });

  const { tiles } = config.maps;
  if (tiles?.kind === 'file') registerMapTiles(fastify, tiles);

  const cache = openPageCache(services.changes);
  services.metrics?.addCache('pages', () => cache.reads);
  const loadBuild = config.development ? await developmentBuild(app) : await productionBuild(app);

  const host: PageHost = {
    loadBuild,
    cache,
    mode: config.development ? 'development' : 'production',
    brand: config.brand,
    publicUrl: config.publicUrl,
    mapOrigin: mapOrigin(config.maps),
    cardMode: services.payments.card.mode,
    authenticate: app.authenticate,
    async contextFor(request, actor, locale, theme, dependencies) {
      const viewer = actor ?? visitor;
      const context = inProcess(viewer, locale, request.ip, dependencies);
      const member = actor === undefined ? null : await app.findShellMember(actor);
      return {
        call: (async (operation, input) => {
          try {
            return await app.operations.run(operation, input, context);
          } catch (error) {
            if (!isDatabaseGone(error)) throw error;
            request.log.error({ err: error }, 'page failed');
            throw unavailable();
          }
        }) as Call,
        config: app.configFor(viewer),
        publicUrl: config.publicUrl,
        locale,
        theme,
        now: services.clock.now(),
        member,
      };
    },
    onServed: onPageServed,
    countRender: async (actor, address) => {
      await services.limits.take('read', { actor, address });
    },
  };
  await fastify.register(async (pages) => registerPages(pages, host));
  answerFromCaches(fastify, {
    caches: [cachedPages(host), app.operations.cachedReads(addressReader(config.trustProxy))],
    headers: commonHeaders(config.publicUrl, config.hstsSubdomains),
    metrics: services.metrics,
  });
}

async function productionBuild({ fastify }: App): Promise<() => Promise<ServerBuild>> {
  await fastify.register((files) => registerBuildFiles(files, `${webFolder}build/client`));
  const build = (await import(`${webFolder}build/server/index.js`)) as ServerBuild;
  return async () => build;
}

async function developmentBuild(app: App): Promise<() => Promise<ServerBuild>> {
  const { createServer } = await import('vite');
  const middie = await import('@fastify/middie');
  await app.fastify.register(middie.default);
  const vite = await createServer({
    root: webFolder,
    // On the port of the pages, so that two checkouts can run at the same time.
    server: { middlewareMode: true, hmr: { server: app.fastify.server } },
    appType: 'custom',
  });
  app.fastify.use(vite.middlewares);
  return async () => (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
}
