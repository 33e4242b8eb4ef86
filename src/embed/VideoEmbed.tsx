import { isSafeUrl, withScheme } from '../../domain/values/addresses';
import './video.css';

/**
 * An embedded video, 560x315 or narrower, from the platform's privacy-preserving host. Renders nothing for an
 * unrecognized URL.
 */
export function VideoEmbed({ url, title }: { url: string | null | undefined; title?: string }) {
  const source = videoEmbedUrl(url);
  if (!source) return null;
  return (
    <iframe
      className="video-embed"
      src={source}
      title={title || 'Video'}
      width={560}
      height={315}
      loading="lazy"
      // YouTube refuses to play without knowing the embedding site; the full URL of the page stays private.
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      // No `allowfullscreen` attribute: browsers warn about it when `allow` is also set.
      allow="fullscreen; picture-in-picture; encrypted-media"
    />
  );
}

/** The characters of a video id. */
const idPattern = /^[0-9a-z_-]{1,64}$/i;
const youtubeHosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const vimeoHosts = new Set(['vimeo.com', 'www.vimeo.com', 'player.vimeo.com']);

/**
 * The URL of a video on its platform's privacy-preserving host; null if it is not a YouTube or Vimeo video.
 * @param address as an editor pasted it, with or without a scheme
 */
export function videoEmbedUrl(address: string | null | undefined): string | null {
  const url = parse(address ?? '');
  if (!url) return null;
  const path = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return youtube(path[0]);
  if (youtubeHosts.has(url.hostname)) {
    if (path[0] === 'watch') return youtube(url.searchParams.get('v'));
    return ['embed', 'shorts', 'live', 'v'].includes(path[0] ?? '') ? youtube(path[1]) : null;
  }
  return vimeoHosts.has(url.hostname) ? vimeo(path, url.searchParams.get('h')) : null;
}

function parse(address: string): URL | null {
  if (!isSafeUrl(address)) return null;
  try {
    const url = new URL(withScheme(address));
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

function youtube(id: string | null | undefined): string | null {
  // `embed/videoseries` is a playlist.
  if (!id || !idPattern.test(id) || id === 'videoseries') return null;
  return `https://www.youtube-nocookie.com/embed/${id}`;
}

/** `/123`, `/video/123` or `/channels/staffpicks/123`; unlisted videos have a key, as in `/123/0a1b` or `?h=0a1b`. */
function vimeo(path: string[], hash: string | null): string | null {
  const place = path.findIndex((part) => /^\d{1,20}$/.test(part));
  if (place < 0) return null;
  const key = path[place + 1] ?? hash;
  const unlisted = key && /^[0-9a-f]{6,32}$/i.test(key) ? `&h=${key}` : '';
  return `https://player.vimeo.com/video/${path[place]}?dnt=1${unlisted}`;
}
