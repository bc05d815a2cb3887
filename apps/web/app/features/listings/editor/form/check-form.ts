import { contract } from '@crewpad/contract';
import { airportDistanceIssue, milesToAirport, rentalTypeRule } from '@crewpad/domain';
import type { FieldIssue } from '../../../../ui/form/field-issues.ts';
import { roomsFor, staying } from '../rooms/room-items.ts';
import { listingBody } from './listing-body.ts';
import { AIRPORT_NOT_CHOSEN, inFormOrder } from './steps.ts';
import type { WizardForm } from './wizard-form.ts';
import type { FormAirport } from './wizard-state.ts';

const ADDRESS = 'address_is_required';

/**
 * The errors of the whole form, in validation order, one per field. A separate module: the schemas
 * load when a member presses a button.
 * @param airportText what is typed into the box of airports, and is none yet
 */
export function checkForm(
  form: WizardForm,
  airports: readonly FormAirport[],
  airportText = '',
): FieldIssue[] {
  const { rental_type } = form;
  const result = contract.listings.newCrashpad.safeParse({ ...listingBody(form), rental_type });
  const issues = (result.error?.issues ?? []).map(({ path, message }) =>
    issueOf(path.map(String), message),
  );
  if (rental_type !== null && !issues.some(({ field }) => field.startsWith('rooms'))) {
    const rooms = staying(roomsFor(rentalTypeRule(rental_type).roomEditor, form.rooms));
    const names = rooms.map(({ room_name, beds }) => ({ room_name, beds: staying(beds).length }));
    for (const { field, key } of contract.listings.roomIssues(rental_type, names)) {
      const isName = key === 'two_rooms_have_the_same_name';
      issues.push({ field: isName ? secondOfName(names) : field, key });
    }
  }
  issues.push(...airportIssues(form, airports));
  // Dependent fields are not required before the choice they depend on.
  const isRequired = (field: string) =>
    (field !== 'thumbnail' || form.images.length > 0) &&
    (field !== 'airport_distance' || form.airport.length > 0) &&
    (field !== 'rooms' || rental_type !== null);
  const isUnpicked = airportText.trim() !== '';
  return inOrder(
    issues
      .filter(({ field }) => isRequired(field))
      .map((issue) =>
        issue.key === 'airport_is_required' && isUnpicked
          ? { ...issue, key: AIRPORT_NOT_CHOSEN }
          : issue,
      ),
  );
}

/** The first room whose name another one has already. */
function secondOfName(rooms: readonly { room_name: string }[]): string {
  const names = rooms.map(({ room_name }) => contract.listings.roomNameKey(room_name));
  return `rooms.${names.findIndex((name, at) => name !== '' && names.indexOf(name) < at)}.room_name`;
}

/** Airports too far away, or farther than stated, as the server computes it. */
function airportIssues(
  { airport, airport_distance, other_airport_distance, latitude, longitude }: WizardForm,
  airports: readonly FormAirport[],
): FieldIssue[] {
  if (latitude === null || longitude === null) return [];
  return airport.flatMap((id, at) => {
    const formAirport = airports.find((candidate) => candidate.id === id);
    const statedDistance = Number(at === 0 ? airport_distance : other_airport_distance);
    if (formAirport === undefined || statedDistance === 0) return [];
    const key = airportDistanceIssue(
      statedDistance,
      milesToAirport({ latitude, longitude }, formAirport),
    );
    if (key === undefined) return [];
    const distance = at === 0 ? 'airport_distance' : 'other_airport_distance';
    return [{ field: key === 'airport_is_too_far_away' ? 'airport' : distance, key }];
  });
}

/** Maps to the field on the page. A missing point or city is a missing address. */
function issueOf(path: readonly string[], key: string): FieldIssue {
  const [field = '', room, part] = path;
  if (key === ADDRESS) return { field: 'address', key };
  if (field === 'rooms' && part === 'room_name') return { field: `rooms.${room}.room_name`, key };
  return { field, key };
}

function inOrder(issues: readonly FieldIssue[]): FieldIssue[] {
  return inFormOrder(issues).filter(
    (issue, at, all) => all.findIndex(({ field }) => field === issue.field) === at,
  );
}
