import { FLAGS, type FlagName } from '@crewpad/domain';
import { z } from 'zod';

/** Flags enabled for some members only, by their email in lower case. */
export type FlagEmails = ReadonlyMap<string, ReadonlySet<FlagName>>;

const isFlag = (name: string): name is FlagName => (FLAGS as readonly string[]).includes(name);
const unknownFlag = (name: string) => `unknown flag ${name}; known are ${FLAGS.join(', ')}`;

/** The comma-separated entries of a setting. */
const entriesOf = (list: string) =>
  list
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');

/** `events,-autopay` enables one flag and disables another, for everyone. */
export const flagSettings = z.string().transform((list, context) => {
  const changes: Partial<Record<FlagName, boolean>> = {};
  for (const entry of entriesOf(list)) {
    const name = entry.replace(/^[+-]/, '');
    if (isFlag(name)) changes[name] = !entry.startsWith('-');
    else context.addIssue({ code: 'custom', message: unknownFlag(name) });
  }
  return changes;
});

/** `changePlans=a@x.test|b@y.test,deactivateAccount=a@x.test` enables flags for these members. */
export const flagEmailSettings = z.string().transform((list, context): FlagEmails => {
  const flagsByEmail = new Map<string, Set<FlagName>>();
  for (const entry of entriesOf(list)) {
    const [name = '', emails, ...more] = entry.split('=').map((part) => part.trim());
    if (emails === undefined || more.length > 0) {
      const message = `${entry} is not of the form flag=email|email`;
      context.addIssue({ code: 'custom', message });
      continue;
    }
    if (!isFlag(name)) {
      context.addIssue({ code: 'custom', message: unknownFlag(name) });
      continue;
    }
    for (const email of emails.split('|').map((item) => item.trim().toLowerCase())) {
      if (z.email().safeParse(email).success) {
        flagsByEmail.set(email, (flagsByEmail.get(email) ?? new Set()).add(name));
      } else context.addIssue({ code: 'custom', message: `${name}: ${email} is not an email` });
    }
  }
  return flagsByEmail;
});
