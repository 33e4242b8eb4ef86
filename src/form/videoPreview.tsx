import { useWatch } from 'react-hook-form';
import { VideoEmbed } from '../embed/VideoEmbed';

/**
 * The video below an entry of a list of videos.
 * @param part the part of an entry with its address
 */
export function videoPreviewOf(part: string) {
  /** Re-renders only when its own address changes. */
  return function VideoPreview({ source }: { source: string }) {
    const url = useWatch({ name: `${source}.${part}` }) as string | undefined;
    return url ? <VideoEmbed url={url} /> : null;
  };
}
