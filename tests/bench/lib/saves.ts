import { formOf, pictureOf } from '../../../apps/server/src/platform/uploads/testing.ts';
import { bearer } from './captured-sql.ts';
import type { Lister } from './lister.ts';
import type { LoadRequest } from './load.ts';

const ROOMS = 10;
const BEDS_PER_ROOM = 4;
export const SAVED_BEDS = ROOMS * BEDS_PER_ROOM;

interface Listing {
  id: number;
  rooms: { beds: { bed_name: string }[] }[];
}

/** Publishes some listings; each request saves the next one, with new names for all its beds. */
export async function savesOf(
  url: string,
  lister: Lister,
  count: number,
): Promise<() => LoadRequest> {
  const { headers, fields, houses } = await publishHouses(url, lister, count);
  const saves: LoadRequest[][] = [[], []];
  for (const house of houses) {
    for (const [at, name] of ['Lower', 'Upper'].entries()) {
      saves[at]?.push(saveOf(house, fields, name, headers));
    }
  }
  // All with one name first, then all with the other, so that each save changes every bed.
  const turns = saves.flat();
  let turn = 0;
  return () => {
    const save = turns[turn % turns.length];
    turn += 1;
    if (save === undefined) throw new Error('nothing to save');
    return save;
  };
}

/** Publishes some listings; each request saves the next one, with a new description. */
export async function descriptionsOf(
  url: string,
  lister: Lister,
  count: number,
): Promise<() => { listing: number; description: string; request: LoadRequest }> {
  const { headers, fields, houses } = await publishHouses(url, lister, count, 1);
  let turn = 0;
  return () => {
    const { id } = houses[turn % houses.length] as Listing;
    turn += 1;
    const description = `${fields.description}Description ${turn}.`;
    const body = JSON.stringify({ ...fields, description });
    const request = { path: `/api/crashpads/${id}`, method: 'PUT', headers, body } as const;
    return { listing: id, description, request };
  };
}

async function publishHouses(url: string, lister: Lister, count: number, roomCount = ROOMS) {
  const headers = { ...bearer(lister.token), 'content-type': 'application/json' };
  const fields = fieldsOf(lister, await savePicture(url, lister));
  const rooms = Array.from({ length: roomCount }, (_, n) => ({
    room_name: `Room ${n + 1}`,
    beds_per_room: BEDS_PER_ROOM,
  }));
  const body = JSON.stringify({ ...fields, rooms });
  const houses: Listing[] = [];
  for (let n = 0; n < count; n += 1) {
    houses.push((await post<{ data: Listing }>(`${url}/api/crashpads`, headers, body)).data);
  }
  return { headers, fields, houses };
}

async function post<T>(
  address: string,
  headers: Record<string, string>,
  body: string | Uint8Array<ArrayBuffer>,
): Promise<T> {
  const answer = await fetch(address, { method: 'POST', headers, body });
  if (!answer.ok) throw new Error(`${address}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

/** @returns the address of a picture shown by all of the listings */
async function savePicture(url: string, { token }: Lister): Promise<string> {
  const form = formOf([{ bytes: await pictureOf(800, 600) }]);
  const headers = { ...bearer(token), ...form.headers };
  const address = `${url}/api/upload/images`;
  const upload = await post<{ url: [string] }>(address, headers, new Uint8Array(form.body));
  return upload.url[0];
}

const fieldsOf = ({ airport }: Lister, picture: string) => ({
  title: 'A large house',
  rental_type: 'crashpad',
  street1: '1 Long Street',
  city: 'City',
  latitude: airport.latitude,
  longitude: airport.longitude,
  airport: [airport.id],
  airport_distance: 3,
  description: 'A large and quiet house near the airport. '.repeat(8),
  bathrooms: 4,
  number_of_shower: 1,
  max_nights: 30,
  rate_per_from: 300,
  deposit_required: 100,
  images: [picture],
  thumbnail: picture,
});

function saveOf(
  { id, rooms }: Listing,
  fields: object,
  name: string,
  headers: Record<string, string>,
): LoadRequest {
  const newRooms = rooms.map((room) => ({
    ...room,
    beds: room.beds.map((bed, at) => ({ ...bed, bed_name: `${name} ${at + 1}` })),
  }));
  const body = JSON.stringify({ ...fields, rooms: newRooms });
  return { path: `/api/crashpads/${id}`, method: 'PUT', headers, body };
}
