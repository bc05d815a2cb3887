import type { MemberGender, Plan } from '@crewpad/domain';
import type { Base } from '../bases/index.ts';
import { CREW, HOW, OWN, WHO } from '../people/about.ts';
import { FAMILY, MEN, WOMEN } from '../people/names.ts';
import { type Deck, deckOf, type Rng } from '../random.ts';
import { fill } from '../sentences/bank.ts';
import type { DemoMember } from '../types.ts';

/** Draws people; no name and no e-mail comes twice. */
export interface People {
  lister(base: Base, plan: Plan, email: string | null, photos: Deck<string>): DemoMember;
  crew(base: Base, gender: 'male' | 'female' | null, photos: Deck<string>): DemoMember;
  /** The e-mail of somebody who has no account yet. */
  stranger(): string;
}

const isWoman = (photo: string): boolean => Number(photo.slice(-2)) % 2 === 1;

function phoneOf(base: Base, rng: Rng): string {
  return base.phone.replace(/#/g, () => String(rng.int(0, 9)));
}

const NUMBER_WORDS = [
  'six',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'fourteen',
  'fifteen',
  'eighteen',
  'twenty',
];

export function peopleOf(rng: Rng): People {
  const emails = new Set<string>();
  const names = new Set<string>();
  const decks = { women: deckOf(rng, WOMEN), men: deckOf(rng, MEN), family: deckOf(rng, FAMILY) };
  const [who, how, own, lines] = [WHO, HOW, OWN, CREW].map((texts) => deckOf(rng, texts));

  const named = (woman: boolean): { first_name: string; last_name: string; email: string } => {
    for (;;) {
      const first_name = (woman ? decks.women : decks.men).deal() ?? '';
      const last_name = decks.family.deal((name) => !names.has(`${first_name} ${name}`));
      if (last_name === undefined) continue;
      names.add(`${first_name} ${last_name}`);
      const email = `${first_name}.${last_name}@crewpad.test`.toLowerCase();
      if (emails.has(email)) continue;
      emails.add(email);
      return { first_name, last_name, email };
    }
  };

  const person = (base: Base, woman: boolean): DemoMember => {
    const { first_name, last_name, email } = named(woman);
    return {
      key: email.replace('@crewpad.test', ''),
      email,
      role: 'member',
      status: 'ACTIVE',
      user_plan: null,
      expires_in_days: null,
      first_name,
      last_name,
      display_name: `${first_name} ${last_name.charAt(0)}.`,
      gender: woman ? 'female' : 'male',
      birthdate: { year: rng.int(1968, 2002), month: rng.int(1, 12), day: rng.int(1, 28) },
      photo: null,
      about: '',
      airlines: rng.pick(base.airlines),
      phone_number: phoneOf(base, rng),
      country_code: base.iso,
      joined_days_ago: rng.int(30, 900),
      approval_public_phone_user: 0,
      approval_public_phone_tenant: 0,
    };
  };

  const aboutOf = (base: Base, airline: string): string => {
    const facts = {
      airline,
      city: base.city,
      code: base.code,
      hood: rng.pick(base.hoods)[0],
      years: rng.pick(NUMBER_WORDS),
    };
    const texts = [
      who?.deal(),
      how?.deal(),
      rng.chance(0.4) ? how?.deal() : undefined,
      rng.chance(0.7) ? own?.deal() : undefined,
    ];
    return texts
      .filter((text) => text !== undefined)
      .map((text) => fill(text, facts))
      .join(' ');
  };

  return {
    lister(base, plan, email, photos) {
      const photo = photos.take() ?? null;
      const member = person(base, photo !== null && isWoman(photo));
      const airline = member.airlines ?? '';
      return {
        ...member,
        ...(email === null ? {} : { email, key: email.replace('@crewpad.test', '') }),
        user_plan: plan,
        expires_in_days: rng.int(20, 360),
        photo,
        about: aboutOf(base, airline),
        birthdate: { ...member.birthdate, year: rng.int(1958, 1992) },
        joined_days_ago: rng.int(900, 2600),
        approval_public_phone_user: rng.chance(0.35) ? 1 : 0,
        approval_public_phone_tenant: rng.chance(0.75) ? 2 : 0,
      };
    },
    crew(base, gender, photos) {
      const woman = gender === null ? rng.chance(0.5) : gender === 'female';
      const member = person(base, woman);
      const free: MemberGender =
        gender === null && rng.chance(0.04) ? 'simply_fabulous' : member.gender;
      const photo = rng.chance(0.36) ? photos.take((key) => isWoman(key) === woman) : undefined;
      return {
        ...member,
        gender: free,
        photo: photo ?? null,
        about: rng.chance(0.6) ? (lines?.deal() ?? '') : '',
      };
    },
    stranger: () => named(rng.chance(0.5)).email,
  };
}
