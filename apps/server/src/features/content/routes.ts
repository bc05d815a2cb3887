import { contract } from '@crewpad/contract';
import { ANSWER_HOURS } from '@crewpad/domain';
import type { OperationRegistry } from '../../http/pipeline/operations.ts';
import { renderMarkdown } from '../../platform/legal/render-markdown.ts';
import type { Services } from '../../platform/services.ts';
import type { RouteServices } from '../feature.ts';
import { recordContact } from './contact.ts';
import { findHouseRules, findMetrics, getEmailDays, publicConfig } from './site.ts';

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

/** Registers the contact form. It is open to everyone, whatever their account status. */
export function addContact(registry: OperationRegistry, { db, clock }: Services): void {
  registry.add(
    contract.content.sendContact,
    async ({ body }, { actor, t }) => {
      const memberId = actor.kind === 'member' ? actor.id : null;
      await recordContact(db, body, memberId, clock.now());
      return { message: t('content:contact_sent', { hours: ANSWER_HOURS }) };
    },
    { limit: 'contact' },
  );
}
