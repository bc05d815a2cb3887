import { contract } from '@crewpad/contract';
import type { EditedList, LocalizedNames } from '@crewpad/domain';
import type { CallContext, MemberContext } from '../../../http/pipeline/context.ts';
import type { MemberRouteOptions, OperationRegistry } from '../../../http/pipeline/operations.ts';
import { abilitiesOf } from '../../../platform/access/decision.ts';
import { actsAsAdmin, forAdmins } from '../../../platform/access/guards.ts';
import { notFound } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import { adminCall } from '../editing.ts';
import { hasEntry, listEntries, listUsedEntries } from './lists.queries.ts';
import { createEntry, deleteEntry, updateEntry } from './lists.ts';
import { canWithEntry, ENTRY_ACTIONS } from './policy.ts';

/** The operations of each list. */
const LISTS = [
  {
    list: 'amenities',
    read: contract.content.getAmenities,
    create: contract.content.createAmenity,
    update: contract.content.updateAmenity,
    remove: contract.content.deleteAmenity,
  },
  {
    list: 'places',
    read: contract.content.getPlaces,
    create: contract.content.createPlace,
    update: contract.content.updatePlace,
    remove: contract.content.deletePlace,
  },
  {
    list: 'preferences',
    read: contract.content.getPreferences,
    create: contract.content.createPreference,
    update: contract.content.updatePreference,
    remove: contract.content.deletePreference,
  },
] as const;

/** Registers the operations on lists: read by everyone, changed by admins. */
export function addLists(registry: OperationRegistry, { db, clock }: Services): void {
  for (const { list, read, create, update, remove } of LISTS) {
    registry.add(read, async (_request, { actor }: CallContext) => ({
      data:
        actor.kind === 'member' && actsAsAdmin(actor)
          ? await forEditing(list)
          : await listEntries(db, list),
    }));
    registry.addForMembers(
      create,
      async ({ body }, context: MemberContext) => {
        const data = await createEntry(db, list, namesOf(body.name), adminCall(context, clock));
        return { data, message: context.t(`content:${list}_created`) };
      },
      forAdmins,
    );
    registry.addForMembers(
      update,
      async ({ params: { id }, body }, context: MemberContext) => {
        const entry = { id, name: namesOf(body.name) };
        const data = await updateEntry(db, list, entry, adminCall(context, clock));
        return { data, message: context.t(`content:${list}_updated`) };
      },
      { ...forAdmins, party: mustExist(list) },
    );
    registry.addForMembers(
      remove,
      async ({ params: { id } }, context: MemberContext) => {
        await deleteEntry(db, list, id, adminCall(context, clock));
        return { message: context.t(`content:${list}_deleted`) };
      },
      forAdmins,
    );
  }

  async function forEditing(list: EditedList): Promise<contract.content.EditedEntry[]> {
    const entries = await listUsedEntries(db, list);
    return entries.map((entry) => {
      const facts = { list, name: entry.name.en, usedBy: entry.used_by };
      const abilities = abilitiesOf(ENTRY_ACTIONS, (action) => canWithEntry(action, facts));
      return { ...entry, abilities };
    });
  }

  function mustExist(list: EditedList): MemberRouteOptions['party'] {
    return async (_actor, id) => {
      if (!(await hasEntry(db, list, id))) throw notFound();
    };
  }
}

/** Languages without a name are left out. */
function namesOf({ en, ...others }: { en: string; [locale: string]: string | undefined }) {
  const named = Object.entries(others).filter(([, name]) => name !== undefined);
  return { en, ...Object.fromEntries(named) } as LocalizedNames;
}
