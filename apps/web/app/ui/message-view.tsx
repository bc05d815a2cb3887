import type { ReactNode } from 'react';
import classes from './message-view.module.css';

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
    <div className={classes.view}>
      <img src={picture} alt="" width={480} height={320} className={classes.picture} />
      <Heading className={classes.title}>{title}</Heading>
      <p className={classes.text}>{text}</p>
      {children && <div className={classes.actions}>{children}</div>}
    </div>
  );
}
