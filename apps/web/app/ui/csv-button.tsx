import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useHydrated } from '../lib/use-hydrated.ts';
import { Button } from './button.tsx';
import { toast } from './toast.ts';

interface CsvButtonProps {
  label: string;
  failed: string;
  fileName: string;
  download: () => Promise<Blob>;
}

/** Saves a table as a file. A plain link could not send the member's token. */
export function CsvButton({ label, failed, fileName, download }: CsvButtonProps) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = URL.createObjectURL(await download());
      const link = document.createElement('a');
      link.href = file;
      link.download = fileName;
      link.click();
      URL.revokeObjectURL(file);
    } catch {
      toast({ kind: 'error', message: failed });
    }
    setBusy(false);
  };
  return (
    <Button variant="outline" disabled={!hydrated || busy} onClick={save}>
      <IconDownload aria-hidden size={18} />
      {label}
    </Button>
  );
}
