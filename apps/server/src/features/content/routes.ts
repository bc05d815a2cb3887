import { contract } from '@crewpad/contract';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { renderMarkdown } from '../../platform/legal/render-markdown.ts';
import type { RouteServices } from '../feature.ts';
import { publicConfig } from './public-config.ts';
import { findHouseRules } from './queries/find-house-rules.ts';
import { getEmailDays } from './queries/get-emails.ts';
import { findMetrics } from './queries/metrics.ts';

/** Registers the settings of the site, its counters and the house rules. */
export function addSiteRoutes(registry: OperationRegistry, services: RouteServices): void {
  const { db, clock, countOnline, config } = services;

  registry.add(contract.content.getConfig, async (_request, { actor }) =>
    publicConfig(services, actor),
  );
  registry.add(
    contract.content.getMetrics,
    async () => ({ ...(await findMetrics(db, clock.now())), online: countOnline() }),
    { tagsOf: () => [] },
  );
  registry.add(contract.content.getEmails, async () => ({
    data: await getEmailDays(db, clock.now()),
  }));

  registry.add(contract.content.getLegalText, async ({ params: { document } }) => {
    const { version, date, text } = config.legal[document];
    return {
      data: {
        version,
        date,
        text: text === undefined ? null : { ...renderMarkdown(text.markdown), locale: text.locale },
      },
    };
  });

  registry.add(contract.content.getHouseRules, async () => ({
    rules: await findHouseRules(db),
  }));
}
