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

/** Whether a text contains a URL, "www." or a domain with a known ending. */
export function holdsLink(text: string): boolean {
  const plain = text.replace(INVISIBLE, '').normalize('NFKC');
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
