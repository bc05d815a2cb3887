import { toDollars } from '@crewpad/domain';
import type { Book } from './book.ts';
import { type Difference, Reader } from './compare-books.ts';
import { words } from './compare-pages.ts';
import { compareTold } from './compare-told.ts';
import { compareHistory, tenantOf } from './history.ts';
import type { Stage } from './stage.ts';

/** What both sides, the emailed link and the bed say of an invitation that nobody has accepted. */
export async function compareInvitation(stage: Stage, book: Book): Promise<Difference[]> {
  const reader = new Reader();
  await compareTold(stage, book, reader);
  await compareHistory(stage, book, reader);
  const isOpen = book.status === 'pending';
  const rent = (book.rent / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  const tenant = tenantOf(stage, book);
  const crew = await words(stage, 'lister', '/my-crew?status=pending');
  const isListed = crew.includes(tenant) && crew.includes(rent);
  reader.same('invitation in My Crew', isListed, isOpen);
  const offer = await stage.rig.billing.accounts.call('GET', `/rental/token/${stage.link}`, {});
  reader.same(
    'rent of the emailed link',
    offer.body.data?.rental_amount,
    isOpen ? toDollars(book.rent) : undefined,
  );
  if (!stage.isGuest) {
    const page = await words(stage, 'tenant', `/tenant/accept/${stage.link}`);
    const isOffered = page.includes(rent) && page.includes('Decline');
    reader.same('page of the emailed link', isOffered, isOpen);
    reader.same('end of the emailed link', page.includes('is no longer valid'), !isOpen);
  }
  const { body } = await stage.get('lister', '/lister/available-bed');
  const isFree = body.beds.some(
    (bed: { id: number; status: string }) => bed.id === stage.bed && bed.status === 'ACTIVE',
  );
  reader.same('the bed is free', isFree, !isOpen);
  return reader.differences;
}
