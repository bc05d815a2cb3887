import { invalidInput } from '../../../platform/errors.ts';

/** The passwords that attackers try first, ignoring case. Shorter ones are refused anyway. */
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 111111 000000 222222 333333 444444
  555555 666666 777777 888888 999999 123123 321321 112233 121212 131313 654321 987654321 123321
  123abc abc123 abcd1234 a1b2c3 aa123456 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qazwsx
  qwerty qwerty1 qwerty12 qwerty123 qwertyuiop asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm password
  password1 password12 password123 passw0rd p@ssw0rd p@ssword pass1234 letmein welcome welcome1
  iloveyou princess sunshine superman batman pokemon dragon monkey football baseball soccer hockey
  master shadow michael jordan jordan23 jennifer charlie andrew ashley daniel thomas jessica nicole
  summer winter flower cookie cheese hunter hunter2 ginger pepper buster killer freedom whatever
  starwars computer internet secret secret1 admin1 admin123 administrator changeme default guest1
  test123 testtest login123 access trustno1 mustang harley ranger silver purple orange yankees
  google facebook samsung myspace1 loveme lovely family friends forever angel1 aaaaaa abcdef
  abcdefg abcdefgh qqqqqq zzzzzz 159753 147258 147258369 789456 789456123 159357 741852963 246810
  101010 696969 852456 11223344 12341234 1234qwer qwer1234 airline airlines airport aviation pilot1
  captain captain1 flying flight crewpad crashpad boeing737 boeing747 airbus airbus320 takeoff`.split(
    /\s+/,
  ),
);

/** @throws ApiError 422 for a common password, if the settings enable the check. */
export function refuseCommonPassword(password: string, isRefused: boolean): void {
  if (isRefused && COMMON.has(password.toLowerCase())) {
    throw invalidInput({ password: ['password_is_too_common'] });
  }
}
