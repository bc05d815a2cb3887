import { useTranslation } from '../../../../i18n/use-translation.tsx';
import { count, money } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import type { Cluster } from './cluster.ts';
import classes from './cluster-pill.module.css';

interface ClusterPillProps {
  cluster: Cluster;
  /** Whether it contains the hovered or selected crash pad. */
  isLit: boolean;
  /** @param byKeyboard whether the focus should move to the pins of the opened cluster */
  onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
}

/** A cluster of crash pads, with their number and lowest price. */
export function ClusterPill({ cluster, isLit, onOpen }: ClusterPillProps) {
  const { t } = useTranslation('map');
  const { locale } = usePage();
  const { seed, members, from } = cluster;
  const label = t('cluster', { number: count(members.length, locale), price: money(from, locale) });
  return (
    <button
      type="button"
      className={classes.cluster}
      data-pin={seed.pin[0]}
      data-lit={isLit || undefined}
      aria-label={t('cluster_name', { label })}
      onClick={(event) => onOpen(cluster, event.detail === 0)}
    >
      <span className={classes.pill}>{label}</span>
    </button>
  );
}
