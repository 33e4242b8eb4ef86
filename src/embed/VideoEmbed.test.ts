import { describe, expect, it } from 'vitest';
import { videoEmbedUrl } from './VideoEmbed';

const youtube = 'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_';

describe('the URL of an embedded video', () => {
  it.each([
    'https://www.youtube.com/watch?v=dQw4w9WgX-_',
    'http://youtube.com/watch?feature=shared&v=dQw4w9WgX-_&t=42s#a',
    'youtube.com/watch?v=dQw4w9WgX-_',
    '  https://m.youtube.com/watch?v=dQw4w9WgX-_  ',
    'https://youtu.be/dQw4w9WgX-_?si=abc',
    'https://www.youtube.com/shorts/dQw4w9WgX-_',
    'https://www.youtube.com/embed/dQw4w9WgX-_?autoplay=1',
    'https://www.youtube.com/live/dQw4w9WgX-_',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgX-_',
    'HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgX-_',
  ])('on YouTube: %s', (address) => expect(videoEmbedUrl(address)).toBe(youtube));

  it.each([
    ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['vimeo.com/channels/staffpicks/76979871', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://player.vimeo.com/video/76979871?autoplay=1', 'https://player.vimeo.com/video/76979871?dnt=1'],
    ['https://vimeo.com/76979871/0a1b2c3d4e', 'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e'],
    [
      'https://player.vimeo.com/video/76979871?h=0a1b2c3d4e',
      'https://player.vimeo.com/video/76979871?dnt=1&h=0a1b2c3d4e',
    ],
    ['https://vimeo.com/76979871/about', 'https://player.vimeo.com/video/76979871?dnt=1'],
  ])('on Vimeo: %s', (address, expected) => expect(videoEmbedUrl(address)).toBe(expected));

  it.each([
    '',
    ' ',
    undefined,
    null,
    'https://',
    'not a url at all',
    'https://example.org/watch?v=dQw4w9WgX-_',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    'https://youtu.be/',
    'https://www.youtube.com/watch?v=abc"onload=alert(1)',
    'https://www.youtube.com/watch?v=../../evil',
    'https://youtu.be/%22%3E%3Cscript%3E',
    'https://www.youtube.com/embed/videoseries?list=PL1',
    'https://www.youtube.com/@someone',
    'https://youtube.com@evil.example/watch?v=dQw4w9WgX-_',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgX-_',
    'https://evilyoutube.com/watch?v=dQw4w9WgX-_',
    'https://evil.example/?https://youtu.be/dQw4w9WgX-_',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgX-_',
    'java\nscript:https://youtu.be/dQw4w9WgX-_',
    'data:text/html,https://youtu.be/dQw4w9WgX-_',
    'ftp://youtube.com/watch?v=dQw4w9WgX-_',
    'mailto:a@youtu.be',
    'https://vimeo.com/about',
    'https://vimeo.com/12a34',
    `https://youtu.be/${'a'.repeat(65)}`,
  ])('is none for %s', (address) => expect(videoEmbedUrl(address)).toBeNull());

  it('drops an invalid Vimeo key', () => {
    expect(videoEmbedUrl('https://vimeo.com/123456?h=%22%3E%3Cscript%3E')).toBe(
      'https://player.vimeo.com/video/123456?dnt=1',
    );
  });
});
