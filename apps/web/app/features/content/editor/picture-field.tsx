import { content } from '@crewpad/contract/endpoints';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { isApiError } from '../../../lib/api-error.ts';
import { uploadFile } from '../../../lib/upload-call.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/button.tsx';
import { FieldNotes } from '../../../ui/form/field.tsx';
import { fieldClasses } from '../../../ui/form/field-classes.ts';
import { FormRefusal } from '../../../ui/form/form-refusal.tsx';
import { fieldId } from '../../../ui/form/use-form-issues.ts';
import { Picture } from '../../../ui/picture.tsx';

const TOO_LARGE = 413;

interface PictureFieldProps {
  name: string;
  issue: string | undefined;
  value: string | null;
  onValue: (url: string | null) => void;
  /** Whether a picture is required, so that it cannot be removed. */
  required?: boolean;
}

/** A picture of the site: selected from the device, stored immediately, replaced or removed. */
export function PictureField({ name, issue, value, onValue, required }: PictureFieldProps) {
  const { t } = useTranslation('content/editor');
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const abort = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState('');
  useEffect(() => () => abort.current?.abort(), []);

  const upload = async (file: File) => {
    abort.current = new AbortController();
    const { signal } = abort.current;
    setRefusal('');
    setProgress(0);
    try {
      const { url } = await uploadFile(content.uploadFeedImages, file, file.name, {
        signal,
        onProgress: setProgress,
      });
      onValue(url[0] ?? null);
    } catch (fault) {
      if (!signal.aborted) setRefusal(refusalOf(fault));
    } finally {
      setProgress(null);
    }
  };

  const refusalOf = (fault: unknown): string => {
    if (!isApiError(fault)) return t('connection_lost');
    const faults = Object.values(fault.body.errors ?? {}).flat();
    if (fault.status === TOO_LARGE) return t('picture_too_large');
    if (faults.includes('picture_has_too_many_pixels')) return t('picture_has_too_many_pixels');
    // Only a HEIC photo has its own instructions.
    if (faults.length === 0 || faults.includes('heic_cannot_be_read')) return fault.body.message;
    return t('picture_refused');
  };

  const choose = value === null ? t('choose_picture') : t('replace_picture');
  return (
    <fieldset className={fieldClasses.field}>
      <legend className={fieldClasses.label}>{t('picture')}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {value !== null && (
          <Picture
            src={value}
            alt={t('picture_alt')}
            width={320}
            height={180}
            sizes="10rem"
            className="aspect-16/9 w-40 rounded-sm"
          />
        )}
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          tabIndex={-1}
          aria-label={t('picture')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            currentTarget.value = '';
            if (file) void upload(file);
          }}
        />
        <Button
          id={fieldId(name)}
          variant="outline"
          disabled={!hydrated || progress !== null}
          onClick={() => input.current?.click()}
        >
          <IconPhotoPlus aria-hidden size={18} />
          {progress === null ? choose : `${t('uploading')} ${Math.round(progress * 100)} %`}
        </Button>
        {value !== null && !required && (
          <Button variant="subtle" disabled={!hydrated} onClick={() => onValue(null)}>
            {t('remove_picture')}
          </Button>
        )}
      </div>
      <FieldNotes name={name} issue={issue} hint={t('picture_hint')} />
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
    </fieldset>
  );
}
