import { once } from 'node:events';
import type { Server } from 'node:http';
import { flushCompileCache } from 'node:module';
import { createServer } from 'node:net';
import { cityAliases } from '@crewpad/reference-data';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { changeAdmins, hasAdmin } from './features/admin/index.ts';
import { payDemoTerms, registerWebhookEndpoints } from './features/billing/index.ts';
import { allFigures, features, limitTableOf } from './features/index.ts';
import { documentName } from './features/listings/index.ts';
import { oldNotifications } from './features/notifications/index.ts';
import { connectDemoLister } from './features/payouts/index.ts';
import { registerWeb } from './http/pages/web-host.ts';
import { openSocketServer } from './http/realtime/socket-server.ts';
import { serveMetrics } from './http/system/metrics.ts';
import { jobDefinitions } from './jobs/index.ts';
import { openOutbox } from './jobs/outbox.ts';
import { removeOldSnapshots } from './platform/backup/snapshot.ts';
import { AdjustableClock, systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { serveControl } from './platform/control/server.ts';
import { loadOrCreateSecret, prepareDataFolder } from './platform/data-folder/data-folder.ts';
import type { DatabaseHandle } from './platform/database/database.ts';
import { Replica } from './platform/database/replica.ts';
import { ChangeFeed } from './platform/events.ts';
import { openFileStorage } from './platform/files/storage.ts';
import { openGeocoder } from './platform/geocoding/geocoder.ts';
import { loadPointKey, readDatabaseFacts, recordSecret } from './platform/installation.ts';
import { Jobs } from './platform/jobs/jobs.ts';
import { openLimits } from './platform/limits/limits.ts';
import { createLog } from './platform/log.ts';
import { hasTiles } from './platform/maps/settings.ts';
import { checkTilesFile } from './platform/maps/tiles-file.ts';
import { Metrics } from './platform/metrics.ts';
import { deleteOldData } from './platform/old-data.ts';
import { OUTBOX_FILLED } from './platform/outbox/order-mail.ts';
import { tableOfKinds } from './platform/payments/obligation-kinds.ts';
import { StartError } from './platform/start-error.ts';
import type { Secrets } from './platform/tokens.ts';
import { startTracing } from './platform/tracing.ts';
import { commandLine } from './platform/version.ts';
import { findingsOf } from './start/findings.ts';
import { hasParentWithPort, listenOrExplain, serveParentsConnections } from './start/listen.ts';
import { openDatabase } from './start/open-database.ts';
import { openPayments, webhookAddress } from './start/open-payments.ts';
import { say, step, stepDurations } from './start/progress.ts';
import { run } from './start/run.ts';
import { seedWithProgress } from './start/seed.ts';
import { stopOnSignal } from './start/stop.ts';

const FIRST_ANSWER_LIMIT_MS = 2000;

run(async () => {
  stepDurations['Loading the program'] = Math.round(performance.now());
  const onStop = stopOnSignal();
  const config = readConfig();
  const log = createLog(config.logLevel);
  const { tracesUrl } = config;
  // Before the database opens, which reports its statements.
  const stopTracing = tracesUrl === undefined ? undefined : await startTracing(tracesUrl, log);
  const clock = config.testControl ? new AdjustableClock() : systemClock;
  const data = prepareDataFolder(config.dataDir);
  const { tiles } = config.maps;
  if (tiles?.kind === 'file' && !(tiles.isOptional && !hasTiles(tiles))) {
    await checkTilesFile(tiles.path);
  }
  const metrics = new Metrics();
  const ports = await takePorts(config, metrics);
  const files = await openFileStorage(config.files, data.files);
  const opened = await openDatabase({ config, data, clock, log });
  const { database, close } = opened;
  const { db } = database;

  const changes = new ChangeFeed();
  await changes.start(
    database,
    features.flatMap((feature) => feature.changes ?? []),
  );
  const replica =
    opened.replica && new Replica({ primary: db, replica: opened.replica.db, changes, log });
  await replica?.start();
  const isWorker = config.roles.includes('worker');
  const obligationKinds = tableOfKinds(
    features.flatMap((feature) => feature.obligationKinds ?? []),
  );
  const secret = config.secret ?? (await loadOrCreateSecret(data));
  const secrets = { secret, oldSecret: config.oldSecret };
  await requireSoundInstallation(config, database, secrets, clock.now());
  const pointKey = await loadPointKey(db, secrets);
  const outbox = openOutbox({ config, db, clock, log, obligationKinds, secret });
  if (isWorker) await database.listen(OUTBOX_FILLED, () => outbox.wake());
  const { payments, close: closePayments } = await openPayments(config, clock);
  const billing = { db, clock, payments, obligationKinds, log };
  if (config.demo) {
    await step('Paying the plans of the demo members', () => payDemoTerms(billing));
    // Terms that began months ago notified their members on that day.
    await deleteOldData(db, [oldNotifications], clock.now());
  }
  const table = limitTableOf(config);
  const { limits, stop: stopLimits } = openLimits({ database, clock, log, table });
  const geocoder = openGeocoder({
    ...{ db, clock, log, photonUrl: config.photonUrl },
    cityAliases,
  });
  const common = {
    ...{ config, db, replica, clock, files, geocoder, changes },
    ...{ limits, payments, obligationKinds, metrics, log, ...secrets, pointKey },
  };
  const jobs = new Jobs({
    database,
    databaseUrl: config.databaseUrl,
    definitions: jobDefinitions(features, common, outbox),
    log,
    onRun: (name, outcome, seconds) => metrics.countJob(name, outcome, seconds),
  });
  metrics.watch(database);
  if (replica !== undefined) metrics.watchReplica(replica);
  metrics.addFigures(db, clock, allFigures);
  const services = { ...common, jobs };
  const running = features.flatMap(({ start }) => start?.(services) ?? []);
  const app = await step('Building the routes', () => buildApp(services));

  const closings: (() => Promise<void>)[] = [
    () => jobs.stop(),
    () => outbox.stop(),
    stopLimits,
    () => app.presence.stop(),
    async () => replica?.stop(),
    ...running.map((part) => () => part.stop()),
    ports.release,
  ];
  const { port, host, publicUrl } = config;
  if (database.kind === 'embedded') {
    await removeOldSnapshots(data);
    const control = await serveControl({
      data,
      database,
      log,
      now: () => clock.now(),
      async seed(listings, progress) {
        await seedWithProgress(db, listings, clock.now(), progress);
        changes.emit('all');
      },
      changeAdmins: (change) => changeAdmins({ db, publicUrl, now: clock.now() }, change),
    });
    closings.push(() => control.close());
  }
  const isRealtime = config.roles.includes('realtime');
  const servesPages = config.roles.includes('http');
  const answersCalls = servesPages || isRealtime;
  onStop({
    log,
    announce: app.drain,
    // Nobody sends requests to a node that works on jobs only.
    noticeMs: answersCalls ? config.drainSeconds * 1000 : 0,
    async drain() {
      await Promise.all([app.fastify.close(), jobs.finish()]);
    },
    cut: () => app.fastify.server.closeAllConnections(),
    closings: [...closings, closePayments, close, ...(stopTracing ? [stopTracing] : [])],
  });
  if (!(await hasAdmin(db)))
    say(`There is no admin yet: ${commandLine('admin', 'EMAIL')} makes one`);
  if (answersCalls) app.presence.start();
  if (isRealtime) {
    const sockets = await openSocketServer(app, services, database);
    app.fastify.addHook('preClose', () => sockets.close());
  }
  if (servesPages) {
    await step('Loading the pages', () =>
      registerWeb(app, services, {
        filesFolder: data.files,
        documentName,
        onPageServed: (path, viewer) => {
          for (const part of running) part.pageServed?.(path, viewer);
        },
      }),
    );
  }
  const hasParent = hasParentWithPort(config.development);
  const address = hasParent ? { port: 0, host: '127.0.0.1' } : { port, host };
  await listenOrExplain('port', port, host, () => app.fastify.listen(address));
  // Jobs share the processor, and the embedded database, with the answer that a start is waited for.
  const answered = answersCalls ? firstAnswer(app.fastify.server) : Promise.resolve();
  const jobsReady = jobs.start(isWorker, answered);
  // It is awaited later, and must not count as unhandled until then.
  jobsReady.catch(() => {});
  const startWork = async () => {
    await jobsReady;
    if (!isWorker) return;
    // Leftovers of an earlier run.
    outbox.wake();
    await jobs.work();
  };
  if (!answersCalls) {
    await startWork();
    return say('Crewpad is ready to work on jobs');
  }
  if (payments.mode === 'sandbox') {
    await registerWebhookEndpoints(billing, webhookAddress(app.fastify.addresses())).catch(
      (error: unknown) => log.error({ err: error }, 'the sandbox has no webhook'),
    );
  }
  say(`Crewpad is ready at ${publicUrl}`);
  log.debug({ steps: stepDurations, ms: Math.round(performance.now()) }, 'started');
  if (hasParent) serveParentsConnections(app.fastify.server);
  await startWork();
  // Here and not at the exit: with the functions that a start needs, and also for a killed process.
  flushCompileCache();
  // Last, because the sandbox's pages are reached through this node.
  if (config.demo) {
    await connectDemoLister({ ...billing, config }).catch((error: unknown) =>
      log.error({ err: error }, 'the payouts of the demo lister are not connected'),
    );
  }
});

/** Resolves after the first answer, or a moment later if nobody asks. */
function firstAnswer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.once('request', (_request, response) => response.once('close', resolve));
    setTimeout(resolve, FIRST_ANSWER_LIMIT_MS);
  });
}

/**
 * Warns of everything that npm run doctor finds without a call.
 * @throws StartError if this node has another SECRET than the others
 */
async function requireSoundInstallation(
  config: Config,
  database: DatabaseHandle,
  secrets: Secrets,
  now: Date,
): Promise<void> {
  await recordSecret(database, secrets, now);
  for (const { text, isFatal } of findingsOf(
    config,
    await readDatabaseFacts(database.db, secrets),
  )) {
    if (isFatal) throw new StartError(text);
    say(text, 'warn');
  }
}

/**
 * Serves the metrics, and makes sure that PORT is free, before work begins that takes a while.
 * @throws StartError with the reason
 */
async function takePorts(
  { port, host, metricsPort, metricsHost, development }: Config,
  metrics: Metrics,
): Promise<{ release(): Promise<void> }> {
  const isFree = async () => {
    const server = createServer().listen({ port, host, exclusive: true });
    await once(server, 'listening');
    server.close();
    await once(server, 'close');
  };
  if (!hasParentWithPort(development)) await listenOrExplain('port', port, host, isFree);
  if (metricsPort === undefined) return { release: async () => {} };
  const server = await listenOrExplain('METRICS_PORT', metricsPort, metricsHost, () =>
    serveMetrics(metrics, metricsPort, metricsHost),
  );
  return { release: () => server.close() };
}
