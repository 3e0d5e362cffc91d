import { aVideo, box } from './a-video.ts';
import { gzipBomb, type HostileFile, html, script, svg, zip } from './hostile-pictures.ts';

const text = (content: string) => Buffer.from(content);
const hex = (digits: string, rest = 200) =>
  Buffer.concat([Buffer.from(digits, 'hex'), Buffer.alloc(rest)]);

const mp4 = aVideo('mp4');
const avi = aVideo('avi');
const mkv = aVideo('mkv');
const ftyp = mp4.subarray(0, mp4.readUInt32BE(0));
const moov = box('moov', box('mvhd', Buffer.alloc(100)));

/** A box whose header states a wrong length. */
function boxOf(length: number, name = 'mdat'): Buffer {
  const lying = box(name, Buffer.alloc(64));
  lying.writeUInt32BE(length, 0);
  return lying;
}

const playlist =
  '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/passwd\n#EXT-X-ENDLIST';

const refused: readonly (readonly [string, Buffer, string?])[] = [
  ['nothing', Buffer.alloc(0)],
  ['a page', html],
  ['a page said to be a page', html, 'text/html'],
  ['an SVG with a script', svg],
  ['an archive that is a bomb', zip],
  ['a packed bomb', gzipBomb],
  ['a playlist that reads a file', text(playlist)],
  ['a playlist of ffmpeg that reads a file', text("ffconcat version 1.0\nfile '/etc/passwd'")],
  ['a playlist of DASH', text('<?xml version="1.0"?><MPD><BaseURL>file:///etc/</BaseURL></MPD>')],
  [
    'a description of a stream',
    text('v=0\no=- 0 0 IN IP4 169.254.169.254\nm=video 5004 RTP/AVP 96'),
  ],
  ['a script of AviSynth', text('LoadPlugin("evil.dll")')],
  ['a picture', hex('89504e470d0a1a0a0000000d49484452')],
  ['a HEIC picture', Buffer.concat([box('ftyp', text('heic\0\0\0\0mif1heic')), moov])],
  ['a sound', Buffer.concat([box('ftyp', text('M4A \0\0\0\0M4A ')), moov, box('mdat')])],
  ['a WAV', text('RIFF\u0010\0\0\0WAVEfmt ')],
  ['a Flash video', hex('464c5601050000000900000000')],
  ['a Windows Media video', hex('3026b2758e66cf11a6d900aa0062ce6c')],
  ['an MP4 that was cut off', mp4.subarray(0, -1)],
  ['an MP4 without its index', Buffer.concat([ftyp, box('mdat', Buffer.alloc(100))])],
  ['an MP4 without its media', Buffer.concat([ftyp, moov])],
  ['an MP4 with a box of four gigabytes', Buffer.concat([ftyp, moov, boxOf(0xffff_ffff)])],
  ['an MP4 with a box shorter than its head', Buffer.concat([ftyp, moov, boxOf(4)])],
  [
    'an MP4 with a box of more bytes than there are numbers',
    Buffer.concat([ftyp, moov, hex('000000016d646174ffffffffffffffff')]),
  ],
  [
    'an MP4 of 30,000 empty boxes',
    Buffer.concat([ftyp, ...Array.from({ length: 30_000 }, () => box('free')), moov, box('mdat')]),
  ],
  ['an AVI that was cut off', avi.subarray(0, -1)],
  ['an AVI without its headers', Buffer.concat([text('RIFF'), hex('0c000000'), text('AVI movi')])],
  ['an MKV that was cut off', mkv.subarray(0, -1)],
  ['the head of an MKV', mkv.subarray(0, 20)],
];

const harmless: readonly (readonly [string, Buffer, string?])[] = [
  ['an MP4 with a page in it', Buffer.concat([ftyp, box('free', html), moov, box('mdat', html)])],
  ['an MP4 that is an archive as well', Buffer.concat([mp4, box('free', zip)])],
  [
    'a MOV that names a file of another server',
    Buffer.concat([
      box('ftyp', text('qt  \0\0\0\0qt  ')),
      box('moov', box('rmra', box('rdrf', text('\0\0\0\0url http://169.254.169.254/\0')))),
      box('mdat', text(script)),
    ]),
    'video/quicktime',
  ],
  ['an AVI with a playlist as its subtitles', aviWith(`GAB2${playlist}`), 'video/avi'],
  ['an MKV said to be an MP4', mkv],
];

/** An AVI with this text as its media. ffmpeg once followed playlists hidden like this. */
function aviWith(content: string): Buffer {
  const media = aVideo('avi', { bytes: content.length });
  media.write(content, media.length - content.length);
  return media;
}

/** Videos that cause harm if an upload's claims are trusted or if they are passed to ffmpeg unchecked. */
export const hostileVideos: readonly HostileFile[] = [
  ...refused.map(([what, bytes, type = 'video/mp4']) => ({
    what,
    bytes,
    type,
    end: 'refused' as const,
  })),
  ...harmless.map(([what, bytes, type = 'video/mp4']) => ({
    what,
    bytes,
    type,
    end: 'harmless' as const,
  })),
  ...['../../../../etc/passwd', 'film.php', '.htaccess'].map((name) => ({
    what: `a video named ${name}`,
    name,
    bytes: mp4,
    type: 'video/mp4',
    end: 'harmless' as const,
  })),
];
