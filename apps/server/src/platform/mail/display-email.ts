import { domainToUnicode } from 'node:url';

/** A stored email as people type it: an international domain is not in punycode. */
export function displayEmail(email: string): string {
  const at = email.lastIndexOf('@') + 1;
  const domain = email.slice(at);
  if (!/(^|\.)xn--/i.test(domain)) return email;
  // Empty for what is no domain.
  return `${email.slice(0, at)}${domainToUnicode(domain) || domain}`;
}
