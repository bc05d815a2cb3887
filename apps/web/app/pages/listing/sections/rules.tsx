import { IconFileText } from '@tabler/icons-react';
import { useTranslation } from '../../../i18n/use-translation.tsx';
import { documentName, isDocumentAddress } from '../../../lib/document-name.ts';
import { Paragraphs, Part } from './part.tsx';

interface RulesProps {
  text: string;
  documents: readonly string[];
}

/** House rules and policies as written by the lister, with documents. */
export function Rules({ text, documents }: RulesProps) {
  const { t } = useTranslation('pages/listing');
  const links = documents.filter(isDocumentAddress);
  return (
    <Part title={t('rules')}>
      <Paragraphs text={text.trim() === '' && links.length === 0 ? t('rules_none') : text} />
      {links.length > 0 && (
        <>
          <h3 className="mx-0 mt-6 mb-0 text-sm">{t('documents')}</h3>
          <ul className="m-0 list-none p-0">
            {links.map((address) => (
              <li key={address}>
                <a
                  href={address}
                  download={documentName(address)}
                  className="inline-flex min-h-target items-center gap-2"
                >
                  <IconFileText aria-hidden size={20} />
                  {documentName(address)}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Part>
  );
}
