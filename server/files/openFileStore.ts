import type { FileStore } from './fileStore';
import { FolderStore } from './folderStore';
import { S3Store } from './s3Store';

/**
 * Opens the store of `FILES_URL`: `file:` with a folder, or `s3://bucket/prefix`. The S3 account comes from the usual
 * variables (AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_REGION, and AWS_ENDPOINT_URL for services other than
 * Amazon's).
 */
export function openFileStore(address: URL, env: NodeJS.ProcessEnv = process.env): FileStore {
  return address.protocol === 's3:' ? new S3Store(address, env) : new FolderStore(address);
}
