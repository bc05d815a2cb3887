import { z } from 'zod';

/**
 * A backup is one file that describes itself:
 *
 *   CREWPAD-BACKUP <format> <length of the manifest in bytes> <SHA-256 of the manifest>\n
 *   <manifest, JSON>
 *   <gzip of the contents of all entries, one after the other in the manifest's order>
 *
 * The manifest has the length and the SHA-256 of every entry, so that contents that are cut short or
 * changed anywhere are detected before they are used. Entries: `database/...`, the files of
 * the embedded database; `files/...`, stored files; `secret`.
 */
export const FORMAT = 1;
export const MAGIC = 'CREWPAD-BACKUP';
/**
 * Maximum length of the first line: far more than needed, but limited, so that other files are not
 * read completely.
 */
export const HEADER_BYTES_MAX = 200;
export const MANIFEST_BYTES_MAX = 512 * 1024 * 1024;

/** Names are relative without special parts: an archive must not write outside its folder. */
const entryPath = z
  .string()
  .regex(/^(database|files)\/.+$|^secret$/)
  .refine((path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))
  .refine((path) => !path.includes('\u0000') && !path.includes('\\'));

export const manifestSchema = z.object({
  created_at: z.string(),
  /** Folders, because the database needs some empty ones. */
  folders: z.array(entryPath),
  entries: z.array(
    z.object({
      path: entryPath,
      size: z.number().int().nonnegative(),
      sha256: z.string().length(64),
    }),
  ),
});
export type Manifest = z.infer<typeof manifestSchema>;
