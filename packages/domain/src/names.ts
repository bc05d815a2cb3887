/** Invisible characters, which could hide a link from the patterns below. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

const MARKUP = /[<>]/;
const SCHEME = /\/\/|\bhttps?:|\bmailto:/i;
const WWW = /\bwww\s*\./i;
/**
 * A dot, in any script's form, between a letter or digit and two or more letters: `crew.example`.
 */
const DOMAIN = /[\p{L}\p{M}\p{N}-][.。][\p{L}\p{M}]{2}|xn--/iu;
const IP_ADDRESS = /\d+\.\d+\.\d+\.\d+/;

/**
 * Whether a name contains a link, or something that email clients turn into one: markup, a URL,
 * "www." or a domain. "J. R. Smith" and "St. John" do not.
 */
export function looksLikeLink(name: string): boolean {
  const plain = name.replace(INVISIBLE, '').normalize('NFKC');
  return [MARKUP, SCHEME, WWW, DOMAIN, IP_ADDRESS].some((pattern) => pattern.test(plain));
}
