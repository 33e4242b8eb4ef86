import { useWatch } from 'react-hook-form';
import { VideoEmbed } from '../embed/VideoEmbed';

/** What stands below an entry of a list of videos: the video itself. In: the part of an entry that says its address. */
export function videoPreviewOf(part: string) {
  /** Follows the address of its own video only. */
  return function VideoPreview({ source }: { source: string }) {
    const url = useWatch({ name: `${source}.${part}` }) as string | undefined;
    return url ? <VideoEmbed url={url} /> : null;
  };
}
