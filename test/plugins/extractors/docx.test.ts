import { expect, test } from "bun:test";
import { covered, extractFile, failureOf } from "#test/support/extract-file.ts";
import { docxEntries, paragraph, table, writeDocx } from "#test/support/office-files.ts";
import { writeZip } from "#test/support/write-zip.ts";

test("headings, paragraphs and tables come out as Markdown with sections", async () => {
  const body = [
    paragraph("Harbour report", "Heading1"),
    paragraph("The crane was repaired in May."),
    paragraph("Ships", "Heading2"),
    table([
      ["Name", "Flag"],
      ["Aurora", "Norway"],
    ]),
  ].join("");
  const extracted = await extractFile("docx", writeDocx(body));
  expect(extracted.text).toBe(
    "# Harbour report\n\nThe crane was repaired in May.\n\n## Ships\n\n| Name | Flag |\n| --- | --- |\n| Aurora | Norway |",
  );
  expect(covered(extracted, "heading")).toEqual(["# Harbour report", "## Ships"]);
  expect(extracted.sections.find((section) => section.kind === "table")).toMatchObject({ header: "| Name | Flag |" });
});

test("title, author and date come from the document's properties", async () => {
  const { title, author, date } = await extractFile("docx", writeDocx(paragraph("Text")));
  expect({ title, author, date }).toEqual({
    title: "Harbour & quay",
    author: "Ada Field",
    date: Date.UTC(2026, 2, 4, 5, 6, 7),
  });
});

const margin = (kind: string, body: string) => ({ name: `word/${kind}.xml`, content: `<w:hdr>${body}</w:hdr>` });
const field = (instruction: string, result: string): string =>
  `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r>
  <w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>${result}</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

test("headers and footers are kept once, whatever the number of pages", async () => {
  const entries = [
    ...docxEntries(paragraph("Plan", "Heading1") + paragraph("The pier is painted.")),
    margin("header1", paragraph("Port authority &amp; quay")),
    margin("header2", paragraph("Port authority &amp; quay") + paragraph("Draft 3")),
    margin("footer1", `<w:p><w:r><w:t>Not for print</w:t><w:tab/><w:t>ref. 12</w:t></w:r></w:p>`),
  ];
  const extracted = await extractFile("docx", writeZip(entries));
  expect(extracted.text).toBe(
    "Port authority & quay\nDraft 3\n\n# Plan\n\nThe pier is painted.\n\nNot for print ref. 12",
  );
  expect(covered(extracted, "heading")).toEqual(["# Plan"]);
});

test("page numbers and what is written twice for older programs are no text", async () => {
  const twice = `<mc:AlternateContent><mc:Choice>${paragraph("In a frame")}</mc:Choice><mc:Fallback>${paragraph("In a frame")}</mc:Fallback></mc:AlternateContent>`;
  const entries = [
    ...docxEntries(paragraph("Words.")),
    margin("header1", `<w:p><w:r><w:t>Page </w:t></w:r>${field("PAGE \\* MERGEFORMAT", "4")}</w:p>`),
    margin("header2", `<w:p><w:r><w:t>Minutes of the council, </w:t></w:r>${field("PAGE", "4")}</w:p>`),
    margin("footer1", `${twice}<w:p><w:fldSimple w:instr=" NUMPAGES "><w:r><w:t>9</w:t></w:r></w:fldSimple></w:p>`),
    margin("footer2", `<w:p>${field("FILENAME", "minutes.docx")}</w:p>`),
  ];
  expect((await extractFile("docx", writeZip(entries))).text).toBe(
    "Minutes of the council,\n\nWords.\n\nIn a frame\nminutes.docx",
  );
});

test("entities of its own are refused, so that laughs stay few", async () => {
  const laughs = '<!DOCTYPE w [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>';
  const error = await failureOf(extractFile("docx", writeZip(docxEntries(paragraph("&b;"), laughs))));
  expect(error.code).toBe("unsafe_xml");
});

test("entities that name a file of the machine are refused, wherever in the document they are", async () => {
  const outside = '<!DOCTYPE w [<!ENTITY secret SYSTEM "file:///etc/hostname">]>';
  const within = docxEntries(paragraph("&secret;"), outside);
  const beside = [...docxEntries(paragraph("Words")), margin("header1", `${outside}${paragraph("&secret;")}`)];
  for (const entries of [within, beside]) {
    expect(await failureOf(extractFile("docx", writeZip(entries)))).toMatchObject({
      code: "unsafe_xml",
      retryable: false,
    });
  }
});

test("files that a document names, outside or by crooked names, are not read", async () => {
  const secret = "file:///etc/hostname";
  const picture = '<w:p><w:r><w:drawing><a:blip r:link="rSecret"/></w:drawing></w:r></w:p>';
  const entries = docxEntries(picture + paragraph("Plain words")).map((entry) =>
    entry.name === "word/_rels/document.xml.rels"
      ? {
          ...entry,
          content: String(entry.content).replace(
            "</Relationships>",
            `<Relationship Id="rSecret" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/image" Target="${secret}" TargetMode="External"/></Relationships>`,
          ),
        }
      : entry,
  );
  const archive = writeZip([...entries, { name: "../../../../tmp/mneme-escaped", content: "out" }]);
  expect((await extractFile("docx", archive)).text).toBe("Plain words");
  expect(await Bun.file("/tmp/mneme-escaped").exists()).toBe(false);
});

test("a damaged document says so", async () => {
  const whole = writeDocx(paragraph("Text"));
  expect((await failureOf(extractFile("docx", whole.subarray(0, whole.length / 2)))).retryable).toBe(false);
  expect((await failureOf(extractFile("docx", writeZip([{ name: "word/other.xml", content: "<a/>" }])))).code).toBe(
    "broken_document",
  );
});
