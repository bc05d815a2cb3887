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

/** Lets the browser save a file under this name. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** Saves a table as a file. A plain link could not send the member's token. */
export function CsvButton({ label, failed, fileName, download }: CsvButtonProps) {
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download(), fileName);
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
