/** Where listers, tenants and admins work: no scene, and one line instead of the public footer. */
const WORKING = [
  'dashboard',
  'my-crashpads',
  'my-crashpad',
  'my-crew',
  'create-crashpad',
  'featured-signup',
  'lister',
  'transactions',
  'receipts',
  'messages',
  'chat',
  'notifications',
  'account-setting',
  'account-expired',
  'change-package',
  'upgrade-account',
  'update-payment-method',
  'payouts',
  'admin',
  'translations',
];
/** Sign-up and payment: nothing leads away from them but the one line. */
const SIGN_UP = ['create-account', 'notice-of-understanding', 'processing', 'tenant'];

type Frame = 'public' | 'sign_up' | 'working';

/** How the page at this address is framed. Pure. */
export function frameOf(pathname: string): Frame {
  const place = pathname.split('/')[1] ?? '';
  if (WORKING.includes(place)) return 'working';
  return SIGN_UP.includes(place) ? 'sign_up' : 'public';
}
