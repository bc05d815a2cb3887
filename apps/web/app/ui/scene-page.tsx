import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useBrand } from '../brand/brand-context.tsx';
import { frameOf } from '../lib/frame-of.ts';

interface ScenePageProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Above the heading, such as the step of a sign-up. */
  above?: ReactNode;
  /** The width of the content: one short column, a form, or cards side by side. */
  width?: 'narrow' | 'form' | 'wide';
  children: ReactNode;
}

/**
 * A page that starts with the brand's picture. The content overlaps its lower edge. Where people
 * work, it starts with its title.
 */
export function ScenePage({ title, lead, above, width = 'narrow', children }: ScenePageProps) {
  const { hero } = useBrand();
  const isPlain = frameOf(useLocation().pathname) === 'working';
  return (
    <div
      className="[--column:28rem] data-[width=form]:[--column:46rem] data-[width=wide]:[--column:calc(var(--page-width)_-_2*var(--gutter))]"
      data-width={width}
    >
      <div
        className={
          isPlain
            ? 'plain'
            : 'relative overflow-hidden bg-night text-on-night after:absolute after:inset-0 after:[background:linear-gradient(_to_bottom,_color-mix(in_srgb,_var(--night)_90%,_transparent)_60%,_color-mix(in_srgb,_var(--night)_45%,_transparent)_)] print:bg-transparent print:text-ink print:after:hidden'
        }
      >
        {!isPlain && (
          <img
            src={hero}
            alt=""
            width={1600}
            height={900}
            className="absolute inset-0 size-full object-cover [object-position:50%_78%] dimmed print:hidden"
          />
        )}
        {above && (
          <div className="relative z-1 mx-auto my-0 max-w-page px-gutter pt-6 pb-0 above">
            {above}
          </div>
        )}
        <div className="relative z-1 mx-auto my-0 [max-width:calc(var(--column)_+_2*var(--gutter))] [padding:var(--space-4)_var(--gutter)_min(7rem,120px)] [.plain_&]:max-w-page [.plain_&]:px-gutter [.plain_&]:pt-8 [.plain_&]:pb-6 max-sm:pt-6 print:px-0 print:pt-0 print:pb-6 print:[.plain_&]:px-0 print:[.plain_&]:pt-0 print:[.plain_&]:pb-6 [.above+&]:pt-0">
          <h1 className="m-0 text-xl font-bold">{title}</h1>
          {lead && (
            <p className="mx-0 mt-2 mb-0 max-w-text text-md text-on-night-soft [.plain_&]:mt-1 [.plain_&]:text-size-inherit [.plain_&]:text-ink-soft print:hidden">
              {lead}
            </p>
          )}
        </div>
      </div>
      <div className="relative z-2 [margin:max(-5rem,-88px)_auto_0] [max-width:calc(var(--column)_+_2*var(--gutter))] px-gutter py-0 max-sm:px-2 max-sm:py-0 print:m-0 print:p-0 [.plain+&]:mt-0 [.plain+&]:max-w-page [.plain+&>*]:[max-width:var(--column)] print:[.plain+&]:m-0 print:[.plain+&]:p-0">
        {children}
      </div>
    </div>
  );
}

/** The card that holds a form. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-lg border border-line bg-surface p-sheet shadow [--ground:var(--surface)] print:border-0 print:p-0 print:shadow-none">
      {children}
    </div>
  );
}
