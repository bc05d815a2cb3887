import type { ShellMember } from '@crewpad/contract';
import type { ReactNode } from 'react';
import { Link, useRevalidator } from 'react-router';
import { dueWhen } from '../../features/rentals/index.ts';
import { useTranslation } from '../../i18n/use-translation.tsx';
import { count, exactMoney, monthAndYear, shortDate } from '../../lib/format.ts';
import { usePage } from '../../lib/page-context.ts';
import { usePlanTerm } from '../../lib/plan-term.ts';
import { usePlanTexts } from '../../lib/plan-texts.ts';
import { useUnread } from '../../lib/unread-count.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { MY_CRASHPADS } from '../my-crashpads/addresses.ts';
import { NeedsAttention } from '../my-crashpads/list/needs-attention.tsx';
import { ListerCharts } from './lister-charts.tsx';
import type { Dashboard } from './load-dashboard.ts';
import { nextStep } from './next-step.ts';

const moreClass = 'text-xs text-muted group-data-bad/tile:text-bad';

/** A member's overview: next step, pending items, and current figures. */
export function DashboardPage(dashboard: Dashboard) {
  const { t } = useTranslation('pages/dashboard');
  const { member } = usePage();
  // The loader redirects everyone else to the login.
  if (member === null) return null;
  const { lister, stays, admin, hasFailed } = dashboard;
  const step = nextStep(member, dashboard);
  return (
    <div className="mx-auto my-0 grid max-w-page grid-cols-1 gap-6 px-gutter pt-8 pb-0">
      <h1 className="m-0 text-xl font-bold">{t('hello', { name: member.first_name })}</h1>
      {hasFailed && <PartMissing />}
      {step && (
        <section
          aria-labelledby="next-step"
          className="flex flex-wrap items-center justify-between gap-4 rounded-md border border-s-4 border-line border-s-line-strong bg-surface p-4 [&>div]:grow [&>div]:basis-64"
        >
          <div>
            <h2 id="next-step" className="m-0 text-md">
              {t(`${step.step}_title`, { count: member.pending_invites })}
            </h2>
            <p className="mx-0 mt-1 mb-0 text-ink-soft">{t(`${step.step}_text`)}</p>
          </div>
          <LinkButton to={step.to} variant="accent">
            {t(`${step.step}_go`)}
          </LinkButton>
        </section>
      )}
      {lister && <NeedsAttention entries={lister.attention} />}
      <ul className="m-0 grid list-none grid-fit-64 gap-4 p-0 max-md:[grid-template-columns:repeat(auto-fit,minmax(9.5rem,1fr))] max-md:gap-2 [&_li]:grid">
        <Messages member={member} />
        {member.pending_invites > 0 && (
          <Tile to="/my-crashpad" label={t('invitations')} figure={member.pending_invites} />
        )}
        {lister && <ListerTiles lister={lister} />}
        {admin && <AdminTiles admin={admin} />}
        <PlanTile member={member} />
      </ul>
      {lister && <ListerCharts months={lister.months} moves={lister.moves} />}
      {stays && stays.length > 0 && (
        <section aria-labelledby="my-stays">
          <h2 id="my-stays" className="mx-0 mt-0 mb-2 text-md">
            {t('stays')}
          </h2>
          <ul className="m-0 grid list-none grid-fit-96 gap-4 p-0">
            {stays.map((stay) => (
              <Stay key={stay.id} stay={stay} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function PartMissing() {
  const { t } = useTranslation('pages/dashboard');
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-bad-soft p-4 [&_p]:m-0"
    >
      <p>{t('part_missing')}</p>
      <Button variant="outline" disabled={state === 'loading'} onClick={revalidate}>
        {t('try_again', { ns: 'common' })}
      </Button>
    </div>
  );
}

interface TileProps {
  to: string;
  label: string;
  figure: ReactNode;
  more?: ReactNode;
  isBad?: boolean;
}

function Tile({ to, label, figure, more, isBad }: TileProps) {
  return (
    <li>
      <Link
        to={to}
        className="group/tile grid content-start gap-1 rounded-md border border-line bg-surface p-4 text-inherit no-underline hover:border-line-strong [:only-child>&]:grid-cols-rest-auto [:only-child>&]:items-center"
        data-bad={isBad || undefined}
      >
        <span className="text-xs text-muted">{label}</span>
        <strong className="text-lg leading-tight tabular group-data-bad/tile:last:text-bad max-md:text-md">
          {figure}
        </strong>
        {more && <span className={moreClass}>{more}</span>}
      </Link>
    </li>
  );
}

function Messages({ member }: { member: ShellMember }) {
  const { t } = useTranslation('pages/dashboard');
  const { locale } = usePage();
  const unread = useUnread(member);
  if (member.status !== 'ACTIVE') return null;
  return <Tile to="/messages" label={t('unread')} figure={count(unread, locale)} />;
}

function ListerTiles({ lister }: { lister: NonNullable<Dashboard['lister']> }) {
  const { t } = useTranslation('pages/dashboard');
  const { locale } = usePage();
  const { crashpads, beds, received, owed } = lister;
  const money = (amount: number) => exactMoney(amount, locale);
  return (
    <>
      {crashpads > 0 && (
        <Tile
          to={MY_CRASHPADS}
          label={t('beds')}
          figure={t('beds_free', { count: beds.free })}
          more={t('beds_more', { taken: beds.taken, pending: beds.pending })}
        />
      )}
      {received && owed && (crashpads > 0 || received.total_amount !== 0) && (
        <Tile
          to="/my-crew"
          label={t('received', { month: monthAndYear(`${received.month}-15T12:00:00Z`, locale) })}
          figure={money(received.total_amount)}
          more={t(owed.late > 0 ? 'rent_late' : 'rent_open', {
            owed: money(owed.all),
            late: money(owed.late),
          })}
          isBad={owed.late > 0}
        />
      )}
    </>
  );
}

function AdminTiles({ admin: { reports, failed } }: { admin: NonNullable<Dashboard['admin']> }) {
  const { t } = useTranslation('pages/dashboard');
  const { locale } = usePage();
  return (
    <>
      {reports !== null && (
        <Tile
          to="/admin/reports"
          label={t('reports')}
          figure={count(reports, locale)}
          isBad={reports > 0}
        />
      )}
      {failed !== null && (
        <Tile
          to="/admin/jobs"
          label={t('failed')}
          figure={count(failed, locale)}
          isBad={failed > 0}
        />
      )}
    </>
  );
}

function PlanTile({ member }: { member: ShellMember }) {
  const { t } = useTranslation('pages/dashboard');
  const planTexts = usePlanTexts();
  const termText = usePlanTerm();
  const { user_plan, plan_ends_at: endsAt, plan_renews: renews, expired } = member;
  if (user_plan === null) return null;
  return (
    <Tile
      to="/account-setting?tab=my-services"
      label={t('plan')}
      figure={planTexts(user_plan).title}
      more={endsAt === null ? undefined : termText({ endsAt, renews, expired })}
      isBad={expired}
    />
  );
}

function Stay({ stay }: { stay: NonNullable<Dashboard['stays']>[number] }) {
  const { t } = useTranslation('pages/dashboard');
  const { locale } = usePage();
  const { id, location, thumbnail, bed, next, owed, time_zone } = stay;
  return (
    <li>
      <Link
        to="/my-crashpad"
        className="flex items-center gap-4 rounded-md border border-line bg-surface p-2 text-inherit no-underline hover:border-line-strong"
        data-stay={id}
      >
        <Picture
          src={thumbnail}
          alt=""
          width={96}
          height={72}
          sizes="96px"
          className="[height:min(4.5rem,81px)]! [width:min(6rem,108px)] flex-none rounded-sm"
        />
        <span className="grid min-w-0 wrap-anywhere">
          <strong>{location}</strong>
          <span className={moreClass}>{bed}</span>
          {owed !== null ? (
            <span className="text-xs font-medium text-bad">
              {t('owed', {
                amount: exactMoney(owed.amount, locale),
                date: shortDate(owed.since, locale),
              })}
            </span>
          ) : (
            next && (
              <span className={moreClass}>
                {t(next.charged_at === null ? 'next_manual' : 'next_autopay', {
                  amount: exactMoney(next.amount, locale),
                  date: dueWhen(next, time_zone, locale),
                })}
              </span>
            )
          )}
        </span>
      </Link>
    </li>
  );
}
