// Small PDF files, written from their parts: pages of lines of text, pages that are one picture, pages without end.

const encode = (text: string): Buffer => Buffer.from(text, "latin1");

const assemble = (objects: readonly (string | Buffer)[]): Uint8Array => {
  const pieces: Buffer[] = [encode("%PDF-1.4\n")];
  const places: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: Buffer): void => {
    pieces.push(piece);
    length += piece.length;
  };
  objects.forEach((object, at) => {
    places.push(length);
    add(
      Buffer.concat([
        encode(`${at + 1} 0 obj\n`),
        typeof object === "string" ? encode(object) : object,
        encode("\nendobj\n"),
      ]),
    );
  });
  const start = length;
  const table = places.map((place) => `${String(place).padStart(10, "0")} 00000 n \n`).join("");
  add(encode(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`));
  add(encode(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`));
  return new Uint8Array(Buffer.concat(pieces));
};

const stream = (dictionary: string, content: Buffer): Buffer =>
  Buffer.concat([encode(`<< ${dictionary} /Length ${content.length} >>\nstream\n`), content, encode("\nendstream")]);

/** Each page is a list of lines, printed from the top in 12 points. */
export const writeTextPdf = (pages: readonly (readonly string[])[]): Uint8Array => {
  const escaped = (line: string): string => line.replace(/[\\()]/g, "\\$&");
  const objects: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_page, at) => `${4 + at * 2} 0 R`).join(" ")}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
  ];
  pages.forEach((lines, at) => {
    const drawn = lines.map((line) => `(${escaped(line)}) Tj T*`).join("\n");
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${5 + at * 2} 0 R /Resources << /Font << /F1 3 0 R >> >> >>`,
      stream("", encode(`BT /F1 12 Tf 72 720 Td 16 TL\n${drawn}\nET`)),
    );
  });
  return assemble(objects);
};

/** As many pages as wanted, all of them the same object: a small file that is endless to read. */
export const writeRepeatedPdf = (pages: number, line: string): Uint8Array =>
  assemble([
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${pages} /Kids [${"4 0 R ".repeat(pages)}] >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 5 0 R /Resources << /Font << /F1 3 0 R >> >> >>",
    stream("", encode(`BT /F1 12 Tf 72 720 Td (${line}) Tj ET`)),
  ]);

/** Pages that hold nothing but a grey picture, as a scanner makes them. */
export const writeScannedPdf = (scans: readonly { width: number; height: number; grey: Uint8Array }[]): Uint8Array => {
  const objects: (string | Buffer)[] = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Count ${scans.length} /Kids [${scans.map((_scan, at) => `${3 + at * 3} 0 R`).join(" ")}] >>`,
  ];
  scans.forEach(({ width, height, grey }, at) => {
    const first = 3 + at * 3;
    const [pageWidth, pageHeight] = [width, height].map((pixels) => Math.round((pixels * 72) / 200));
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Contents ${first + 1} 0 R /Resources << /XObject << /I ${first + 2} 0 R >> >> >>`,
      stream("", encode(`q ${pageWidth} 0 0 ${pageHeight} 0 0 cm /I Do Q`)),
      stream(
        `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`,
        Buffer.from(grey),
      ),
    );
  });
  return assemble(objects);
};
