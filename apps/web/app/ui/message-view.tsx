import type { ReactNode } from 'react';

interface MessageViewProps {
  /** A decorative picture. */
  picture: string;
  title: string;
  text: string;
  /** Inside a page that has its own h1. */
  inPage?: boolean;
  /** The main action. */
  children?: ReactNode;
}

/** A picture, a message and the next action, for errors and empty states. */
export function MessageView({ picture, title, text, inPage, children }: MessageViewProps) {
  const Heading = inPage ? 'h2' : 'h1';
  return (
    <div className="mx-auto flex max-w-text flex-col items-center px-gutter py-12 text-center">
      <img
        src={picture}
        alt=""
        width={480}
        height={320}
        className="dimmed mb-6 h-auto w-[min(20rem,80vw)]"
      />
      <Heading className="m-0 text-lg">{title}</Heading>
      <p className="mt-2 mb-0 text-md text-ink-soft">{text}</p>
      {children && <div className="mt-6 flex flex-wrap justify-center gap-2">{children}</div>}
    </div>
  );
}
