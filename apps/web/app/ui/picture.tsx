import { IMAGE_FALLBACK_REMOVED_MS, pictureSrcSet } from '@crewpad/domain';
import { cx } from 'class-variance-authority';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const PLACEHOLDER = '/images/placeholder.svg';
const PICTURE =
  'dimmed block h-auto object-cover data-placeholder:[background:var(--sunken)_url(/images/placeholder.svg)_center/cover_no-repeat]';

interface PictureProps {
  /** Address of a stored picture; null shows the placeholder. */
  src: string | null;
  /** Empty when the text beside the picture says the same. */
  alt: string;
  /** The natural size in pixels, so that the layout does not shift. */
  width: number;
  height: number;
  /** The width on the page, as in `<img sizes>`. */
  sizes?: string;
  /** The first picture in view: not lazy, high priority. */
  priority?: boolean;
  className?: string | undefined;
  /** Shown instead of a picture that fails, which then shows no placeholder either. */
  instead?: ReactNode;
}

/** A stored picture in the right size. The placeholder shows until the picture loads, or if it fails. */
export function Picture(props: PictureProps) {
  const { src, alt, width, height, sizes, priority, className, instead } = props;
  const image = useRef<HTMLImageElement>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const [isLoaded, setLoaded] = useState(false);
  const address = src === null || src === failed ? PLACEHOLDER : src;

  useEffect(() => {
    const element = image.current;
    // The picture may have loaded or failed before React attached its handlers.
    if (!element?.complete || element.getAttribute('src') !== address) return;
    if (element.naturalWidth > 0) setLoaded(true);
    else if (address !== PLACEHOLDER) setFailed(address);
  }, [address]);

  const [bare, setBare] = useState(false);
  useEffect(() => {
    if (!isLoaded) return;
    const timer = setTimeout(() => setBare(true), IMAGE_FALLBACK_REMOVED_MS);
    return () => clearTimeout(timer);
  }, [isLoaded]);

  if (instead && src === failed) return instead;
  return (
    <img
      ref={image}
      src={address}
      srcSet={address === PLACEHOLDER ? undefined : pictureSrcSet(address)}
      sizes={sizes ?? '100vw'}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'low'}
      decoding={priority ? 'auto' : 'async'}
      className={cx(PICTURE, className)}
      data-placeholder={(!bare && !instead) || undefined}
      onLoad={() => setLoaded(true)}
      onError={() => setFailed(src)}
    />
  );
}
