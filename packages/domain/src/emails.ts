/** What a copied address brings along: invisible characters, direction marks, blank patterns. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}\u2800]/gu;
const ATOM = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+";
/** The part before the @: every character that RFC 5322 allows without quotes. */
const LOCAL = new RegExp(`^${ATOM}(\\.${ATOM})*$`);
const LOCAL_MAX = 64;
const DOMAIN_TYPED = /^[\p{L}\p{M}\p{N}.。-]+$/u;
const DOMAIN = /^([a-z0-9][a-z0-9-]{0,62}\.)+([a-z]{2,63}|xn--[a-z0-9-]{1,59})$/i;

/** A typed email without what cannot be seen. */
export function visibleEmail(typed: string): string {
  return typed.replace(INVISIBLE, '').trim();
}

/**
 * A typed email as it is stored and sent: an international domain is in punycode. What is no email
 * only loses its invisible characters.
 */
export function storedEmail(typed: string): string {
  const email = visibleEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  if (at < 0 || /^[\x20-\x7e]*$/.test(domain) || !DOMAIN_TYPED.test(domain)) return email;
  // Throws for what no domain can be.
  const address = URL.canParse(`http://${domain}`) ? new URL(`http://${domain}`).hostname : domain;
  return `${email.slice(0, at + 1)}${address}`;
}

/** Whether a stored email can exist. */
export function isEmail(email: string): boolean {
  const at = email.lastIndexOf('@');
  const local = email.slice(0, at);
  return (
    at > 0 && local.length <= LOCAL_MAX && LOCAL.test(local) && DOMAIN.test(email.slice(at + 1))
  );
}

/** Whether two typed emails are the same account. */
export function isSameEmail(a: string, b: string): boolean {
  return storedEmail(a).toLowerCase() === storedEmail(b).toLowerCase();
}

/** A masked email that only its owner recognizes: "a•••@example.com". */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
