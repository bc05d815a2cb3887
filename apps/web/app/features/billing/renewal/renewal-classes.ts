export const noticeClass =
  'mx-0 mt-0 mb-4 rounded-lg border border-bad/35 bg-surface p-6 shadow [&_p]:mx-0 [&_p]:mt-2 [&_p]:mb-0 [&_p]:max-w-text';
