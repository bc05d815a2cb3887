import { countryCodes } from './countries.ts';

/** Invisible characters, which could hide a link. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
const SCHEME = /\/\/|\bhttps?:|\bmailto:/i;
const WWW = /\bwww\s*\./i;
const PUNYCODE = /\bxn--/i;
/** Words with points and slashes, in any script's form. */
const WORDS = /[\p{L}\p{M}\p{N}.。/-]+/gu;

/** The endings of domains that are common in links. The last ones are reserved for examples. */
const ENDINGS = new Set(
  `com net org info biz edu gov mil int arpa aero coop museum name pro jobs mobi travel tel cat asia
  post xxx app dev page web site website online store shop blog news media tech digital cloud host
  hosting space world today live life link click email chat social network agency group company
  business solutions services service support center zone city club vip top xyz icu fun lol wtf win
  bid loan men work party date review stream download racing science accountant faith trade cricket
  money cash finance financial bank credit loans insurance capital fund investments tax house homes
  rent rentals apartments properties property estate realty villas hotel hotels flights holiday
  cruises vacations tours direct deals sale discount market buzz ink cam video photo photos pics
  gallery studio design art music audio games game play bet casino poker porn sex adult dating
  example test invalid localhost
  рф рус онлайн сайт орг ком москва дети испытание укр бг срб мкд бел қаз мон ελ ею ευ
  中国 中國 公司 网络 网址 在线 移动 香港 台湾 台灣 新加坡 한국 भारत ไทย みんな コム
  مصر السعودية امارات ایران شبكة موقع`
    .split(/\s+/)
    .concat('eu', 'uk', 'su', 'ac'),
);
/** A spelled-out point, in the languages of the site. */
export const DOT_WORD = '(?:dot|d0t|punto|point|ponto)';
/** Endings that are no words of sentences. */
const SURE_ENDING = '(?:com|net|org|edu|gov|biz)';
const BEFORE = '(?<=[\\p{L}\\p{M}\\p{N}])(?<!\\b(?:the|a|an|our|this|that))';
/** "no ponto com sombra" goes on, a domain ends. */
const ENDS = '(?=\\s*(?:$|[/.,;:!?)\\]]))';
/** What stands for the point of a domain: "evil dot com", "evil (dot) io", "evil[.]com", "evil . com" */
const POINTS: readonly RegExp[] = [
  `${BEFORE}\\s{0,3}[([{<*_]\\s?(?:${DOT_WORD}|[.。])\\s?[)\\]}>*_]\\s{0,3}(?=\\p{L}{2})`,
  `${BEFORE}[\\s_-]{1,3}d[o0]t[\\s_-]{1,3}(?=${SURE_ENDING}(?![\\p{L}\\p{N}]))`,
  `${BEFORE}[\\s_-]{1,3}${DOT_WORD}[\\s_-]{1,3}(?=${SURE_ENDING}${ENDS})`,
  `${BEFORE}\\s{1,3}\\.\\s{0,3}(?=${SURE_ENDING}${ENDS})`,
].map((pattern) => new RegExp(pattern, 'giu'));
/** "e v i l . c o m" */
const APART = /(?<![\p{L}\p{N}])[\p{L}\p{N}](?:\s[\p{L}\p{N}.])+(?![\p{L}\p{N}])/gu;

/** A text with the points of spelled-out and spaced domains. */
function withPoints(text: string): string {
  const joined = text.replace(APART, (letters) => letters.replace(/\s/g, ''));
  return POINTS.reduce((rest, point) => rest.replace(point, '.'), joined);
}

const COUNTRIES = new Set(countryCodes());

/**
 * Whether letters after a point end a domain. Those of countries are also words of sentences
 * ("Late.No payment") and of addresses ("Dallas.TX"): those count in small letters, or with a path.
 */
function isEnding(letters: string, hasPath: boolean): boolean {
  if (ENDINGS.has(letters.toLowerCase())) return true;
  if (!COUNTRIES.has(letters.toUpperCase())) return false;
  return hasPath || letters === letters.toLowerCase();
}

/** Whether a text contains a URL, "www." or a domain with a known ending, also spelled out. */
export function holdsLink(text: string): boolean {
  const plain = withPoints(text.replace(INVISIBLE, '').normalize('NFKC'));
  if ([SCHEME, WWW, PUNYCODE].some((pattern) => pattern.test(plain))) return true;
  return (plain.match(WORDS) ?? []).some((word) => {
    const parts = word.split(/[.。]/);
    return parts.some((part, at) => {
      const before = parts[at - 1] ?? '';
      const [letters = ''] = /^[\p{L}\p{M}]+/u.exec(part) ?? [];
      const after = part.slice(letters.length);
      const isDomain = /[\p{L}\p{M}\p{N}]$/u.test(before) && /^($|[/-])/.test(after);
      // "A.Li" and "p.m.to" are no domains, "t.co/x" is one.
      const hasPath = after.startsWith('/');
      const isInitial = /^\p{L}$/u.test(before) && letters.length === 2 && !hasPath;
      return isDomain && !isInitial && isEnding(letters, hasPath);
    });
  });
}
