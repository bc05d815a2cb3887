import type { Page } from '@playwright/test';
import { expect, resultsOf } from './test.ts';

export interface ListingAnswer {
  data: {
    id: number;
    user_id: number;
    images: string[];
    display_name: string;
    free_from: string | null;
    max_nights: number | null;
    deposit_required: number;
    num_beds: number;
    num_occupied_beds: number;
  };
  airports: { prefix: string; distance: number }[];
  amenities: { id: number }[];
  reviews: { message: string; response: { message: string } | null }[];
}

async function listingOf(page: Page, id: number): Promise<ListingAnswer> {
  const answer = await page.request.get(`/api/listing/${id}?review=true`);
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** The first crash pad near New York that matches. */
export async function findListing(
  page: Page,
  fits: (answer: ListingAnswer) => boolean,
): Promise<ListingAnswer> {
  const { featured, listing } = await resultsOf(page, 'jfk');
  for (const { id } of [...featured, ...listing]) {
    const answer = await listingOf(page, id);
    if (fits(answer)) return answer;
  }
  throw new Error('the demo data has no such crash pad');
}

export const hasPictures = ({ data }: ListingAnswer) => data.images.length > 2;
