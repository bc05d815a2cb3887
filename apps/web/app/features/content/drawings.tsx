import { IconCheck, IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.tsx';

const drawingClass = 'mb-2 block h-auto w-full rounded-md border border-line';

const WIDE = '0 0 240 160';

/** Good and bad pictures of a crash pad, side by side. */
export function PictureExamples() {
  const { t } = useTranslation('content/image-requirements');
  return (
    <>
      <div className="mx-0 mt-0 mb-6 grid grid-fit-60 gap-6">
        <Example isGood text={t('good_wide')}>
          <Room />
          <Bed x={24} />
          <Bed x={142} />
          <Lamp />
        </Example>
        <Example text={t('bad_tall')}>
          <rect className="fill-night" width="240" height="160" />
          <g transform="rotate(-9 120 80)">
            <svg x="80" y="-6" width="80" height="176" viewBox="60 0 80 160" aria-hidden="true">
              <Room />
              <Bed x={24} />
              <rect className="fill-night opacity-72" width="240" height="160" />
            </svg>
          </g>
        </Example>
      </div>
      <div className="mx-0 mt-0 mb-6 grid grid-fit-60 gap-6">
        <Example isGood text={t('good_tidy')}>
          <Room />
          <Bed x={83} />
          <Lamp />
        </Example>
        <Example text={t('bad_mess')}>
          <Room />
          <Bed x={83} />
          <g className="fill-line-strong">
            <rect x="20" y="112" width="44" height="32" rx="5" />
            <rect x="170" y="120" width="52" height="26" rx="5" />
            <circle cx="108" cy="138" r="13" />
          </g>
          <g className="fill-accent">
            <path d="M66 140q16-30 34-6t30 8l-4 8H62z" />
            <path d="M100 92q18-18 32 0t22-4l2 16H98z" />
          </g>
        </Example>
      </div>
      <div className="mx-0 mt-0 mb-6 grid grid-fit-60 gap-6">
        <Example isGood text={t('good_front')}>
          <House />
        </Example>
        <Example text={t('bad_text')}>
          <House />
          <text x="14" y="34" className="fill-bad [font-size:17px] font-bold">
            ★ BEST BEDS ★
          </text>
          <text x="14" y="150" className="fill-bad [font-size:17px] font-bold">
            CALL 555-0134
          </text>
        </Example>
      </div>
    </>
  );
}

interface ExampleProps {
  isGood?: boolean;
  text: string;
  children: ReactNode;
}

function Example({ isGood = false, text, children }: ExampleProps) {
  const { t } = useTranslation('content/image-requirements');
  const Icon = isGood ? IconCheck : IconX;
  return (
    <figure className="m-0">
      <svg viewBox={WIDE} aria-hidden="true" className={drawingClass}>
        {children}
      </svg>
      <figcaption>
        <span className={`flex items-center gap-1 font-bold ${isGood ? 'text-good' : 'text-bad'}`}>
          <Icon aria-hidden size={20} />
          {t(isGood ? 'good' : 'bad')}
        </span>
        {text}
      </figcaption>
    </figure>
  );
}

function Room() {
  return (
    <>
      <rect className="fill-sunken" width="240" height="160" />
      <rect className="fill-line" y="118" width="240" height="42" />
      <rect className="fill-good-soft" x="98" y="24" width="44" height="40" rx="2" />
      <path d="M120 24v40M98 44h44" stroke="var(--surface)" strokeWidth="3" />
    </>
  );
}

function Bed({ x }: { x: number }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect className="fill-line-strong" y="70" width="74" height="28" rx="4" />
      <rect className="fill-surface stroke-line" x="3" y="84" width="68" height="46" rx="4" />
      <rect className="fill-surface stroke-line" x="17" y="80" width="40" height="15" rx="6" />
      <rect className="fill-link" x="3" y="101" width="68" height="31" rx="4" />
    </g>
  );
}

function Lamp() {
  return (
    <>
      <path d="M120 0v10" stroke="var(--ink-soft)" strokeWidth="2" />
      <path className="fill-accent" d="M106 22q14-22 28 0z" />
    </>
  );
}

function House() {
  return (
    <>
      <rect className="fill-good-soft" width="240" height="160" />
      <rect className="fill-line" y="132" width="240" height="28" />
      <rect className="fill-surface stroke-line" x="58" y="70" width="124" height="64" />
      <path className="fill-night" d="M46 72 120 28l74 44z" />
      <rect className="fill-line-strong" x="108" y="94" width="24" height="40" rx="2" />
      <rect className="fill-accent" x="72" y="84" width="24" height="22" rx="2" />
      <rect className="fill-accent" x="144" y="84" width="24" height="22" rx="2" />
    </>
  );
}

/** A drawing of the ad places: beside results, and in the column of a listing. */
export function PlacementDrawing() {
  const { t } = useTranslation('content/advertise');
  return (
    <div className="mx-0 mt-0 mb-6 grid grid-fit-60 gap-6">
      <figure className="m-0">
        <svg viewBox="0 0 240 160" aria-hidden="true" className={drawingClass}>
          <rect className="fill-sunken" width="240" height="160" />
          <rect className="fill-night" width="240" height="16" />
          {[24, 68, 112].map((y) => (
            <g key={y}>
              <rect
                className="fill-surface stroke-line"
                x="12"
                y={y}
                width="152"
                height="38"
                rx="4"
              />
              <rect className="fill-line-strong" x="12" y={y} width="48" height="38" rx="4" />
              <rect className="fill-ink-soft" x="70" y={y + 8} width="72" height="6" rx="3" />
              <rect className="fill-line" x="70" y={y + 20} width="46" height="5" rx="2.5" />
            </g>
          ))}
          <rect className="fill-accent" x="176" y="24" width="52" height="126" rx="4" />
        </svg>
        <figcaption>
          <strong>{t('results_place')}.</strong> {t('results_place_text')}
        </figcaption>
      </figure>
      <figure className="m-0">
        <svg viewBox="0 0 240 160" aria-hidden="true" className={drawingClass}>
          <rect className="fill-sunken" width="240" height="160" />
          <rect className="fill-night" width="240" height="16" />
          <rect className="fill-line-strong" x="12" y="24" width="148" height="72" rx="4" />
          {[106, 118, 130, 142].map((y, at) => (
            <rect
              key={y}
              className={at === 0 ? 'fill-ink-soft' : 'fill-line'}
              x="12"
              y={y}
              width={at === 3 ? 90 : 148}
              height="6"
              rx="3"
            />
          ))}
          <rect className="fill-surface stroke-line" x="172" y="24" width="56" height="62" rx="4" />
          <rect className="fill-ink-soft" x="180" y="34" width="36" height="6" rx="3" />
          <rect className="fill-accent" x="180" y="66" width="40" height="12" rx="4" />
          <rect className="fill-accent" x="172" y="96" width="56" height="54" rx="4" />
        </svg>
        <figcaption>
          <strong>{t('listing_place')}.</strong> {t('listing_place_text')}
        </figcaption>
      </figure>
    </div>
  );
}
