/** `hevc` is an MP4 with a codec that many browsers do not support. */
export const videoFormats = ['mp4', 'hevc', 'mov', 'avi', 'webm', 'mkv'] as const;
export type VideoFormat = (typeof videoFormats)[number];

/** An MP4 box. */
export const box = (name: string, content: Uint8Array = Buffer.alloc(0)): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** An MP4 or MOV file: the brand `isom` or `qt  `, and the name of its codec. */
const boxes = (brand: string, media: Buffer, codec = 'avc1') =>
  Buffer.concat([
    box('ftyp', Buffer.from(`${brand}\0\0\u0002\0${brand}`, 'latin1')),
    box('moov', Buffer.concat([box('mvhd', Buffer.alloc(100)), box('stsd', box(codec))])),
    box('mdat', media),
  ]);

function riff(media: Buffer): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, 0, 'latin1');
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content]);
  };
  const headers = chunk(
    'LIST',
    Buffer.concat([Buffer.from('hdrl'), chunk('avih', Buffer.alloc(56))]),
  );
  return chunk('RIFF', Buffer.concat([Buffer.from('AVI '), headers, chunk('movi', media)]));
}

/** An EBML element with an eight-byte size. */
function element(id: string, content: Buffer): Buffer {
  const size = Buffer.alloc(8);
  size.writeBigUInt64BE(2n ** 56n + BigInt(content.length));
  return Buffer.concat([Buffer.from(id, 'hex'), size, content]);
}

const matroska = (type: string, media: Buffer) =>
  Buffer.concat([
    element('1a45dfa3', element('4282', Buffer.from(type))),
    element('18538067', element('1f43b675', media)),
  ]);

/**
 * A fake video: its container is valid, but its media is noise.
 * @param bytes size of its media; another seed makes another video
 */
export function aVideo(format: VideoFormat, { bytes = 1000, seed = 1 } = {}): Buffer {
  const media = Buffer.from(Array.from({ length: bytes }, (_, index) => (index * 31 * seed) % 251));
  switch (format) {
    case 'mp4':
      return boxes('isom', media);
    case 'hevc':
      return boxes('isom', media, 'hvc1');
    case 'mov':
      return boxes('qt  ', media);
    case 'avi':
      return riff(media);
    case 'webm':
      return matroska('webm', media);
    case 'mkv':
      return matroska('matroska', media);
  }
}
