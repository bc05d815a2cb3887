import { useTranslation } from 'react-i18next';
import { count } from '../../../../lib/format.ts';
import { usePage } from '../../../../lib/page-context.ts';
import type { Cluster } from './cluster.ts';
import classes from './cluster-bubble.module.css';

interface ClusterBubbleProps {
  cluster: Cluster;
  /** Holds the crash pad that is pointed at or chosen. */
  isLit: boolean;
  /** @param byKeyboard the focus should go on to what the bubble falls apart into */
  onOpen: (cluster: Cluster, byKeyboard: boolean) => void;
}

/** Several crash pads close together, by their number. */
export function ClusterBubble({ cluster, isLit, onOpen }: ClusterBubbleProps) {
  const { t } = useTranslation('map');
  const { locale } = usePage();
  const size = cluster.members.length;
  return (
    <button
      type="button"
      className={classes.cluster}
      data-pin={cluster.seed.pin[0]}
      data-lit={isLit || undefined}
      data-size={size < 10 ? 'small' : size < 100 ? 'middle' : 'large'}
      aria-label={t('cluster', { count: size })}
      onClick={(event) => onOpen(cluster, event.detail === 0)}
    >
      <span className={classes.bubble}>{count(size, locale)}</span>
    </button>
  );
}
