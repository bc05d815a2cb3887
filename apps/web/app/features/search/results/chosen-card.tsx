import type { contract } from '@crewpad/contract';
import { useEffect, useState } from 'react';
import { endpoint } from '../../../lib/browser-call.ts';
import { cardOfListing } from '../listing-card/card-of-listing.ts';
import { ListingCard } from '../listing-card/listing-card.tsx';

const readListing = endpoint<typeof contract.listings.getListing>('GET', '/listing/{id}');

interface ChosenCardProps {
  id: number;
  /** The cards that the page has already. */
  known: readonly contract.search.Card[];
  onGone: () => void;
}

/** The card of a chosen pin; one that is not on this page of the list is fetched. */
export function ChosenCard({ id, known, onGone }: ChosenCardProps) {
  const here = known.find((card) => card.id === id);
  const [fetched, setFetched] = useState<contract.search.Card>();
  const isKnown = here !== undefined;
  useEffect(() => {
    if (isKnown) return;
    const asked = new AbortController();
    readListing({ params: { id } }, { signal: asked.signal, quiet: true }).then(
      (answer) => setFetched(cardOfListing(answer)),
      () => asked.signal.aborted || onGone(),
    );
    return () => asked.abort();
  }, [id, isKnown, onGone]);
  const card = here ?? (fetched?.id === id ? fetched : undefined);
  return card === undefined ? null : <ListingCard card={card} sizes="18rem" />;
}
