import { describe, expect, test } from "bun:test";
import { covered, extractFile } from "#test/support/extract-file.ts";

const sentence =
  "The lighthouse keeper wrote down every ship that passed the point, its colours, its course, and the weather of the hour.";
const article = `<!doctype html><html><head><title>Ships | The Harbour Paper</title>
<meta property="og:title" content="The keeper's ships"><meta property="og:image" content="/img/keeper.png">
<meta name="author" content="Ada Field"><meta property="article:published_time" content="2026-02-03T10:00:00Z"></head>
<body><nav><a href="/">Home</a> <a href="/shop">Shop now</a></nav>
<article><h1>The keeper's ships</h1><p>${sentence}</p><h2>Her books</h2><p>${sentence} <a href="/books">All books</a></p>
<ul><li>One</li><li>Two<ol><li>Inner</li></ol></li></ul><p>${sentence}</p>
<pre><code class="language-js">let a = 1;</code></pre><table><tr><th>Ship</th><th>Seen</th></tr><tr><td>Aurora</td><td>3</td></tr></table>
<script>alert("no")</script></article><footer>Subscribe to our newsletter, dear reader</footer></body></html>`;

describe("a page", () => {
  test("gives its article as Markdown and leaves out what is around it", async () => {
    const { text } = await extractFile("html", article, { url: "https://paper.example/2026/keeper" });
    expect(text).toContain(`## Her books\n\n${sentence} [All books](https://paper.example/books)`);
    expect(text).toContain("- One\n- Two\n    1. Inner");
    expect(text).toContain("```js\nlet a = 1;\n```");
    expect(text).toContain("| Ship | Seen |\n| --- | --- |\n| Aurora | 3 |");
    for (const noise of ["Shop now", "newsletter", "alert"]) expect(text).not.toContain(noise);
  });

  test("tells its title, author, date and picture", async () => {
    const extracted = await extractFile("html", article, { url: "https://paper.example/2026/keeper" });
    expect(extracted).toMatchObject({
      type: "webpage",
      title: "The keeper's ships",
      author: "Ada Field",
      date: Date.UTC(2026, 1, 3, 10),
      ogImage: "https://paper.example/img/keeper.png",
      url: "https://paper.example/2026/keeper",
    });
    expect(covered(extracted, "heading")).toContain("## Her books");
  });

  test("is read whole where the tags of its frame are left out or stand twice", async () => {
    const frames = [
      "<html><title>Hours</title><body><p>Open till five.</p></body></html>",
      "<!doctype html>\n<!-- by hand -->\n<html lang=en>\n<meta charset=utf-8><title>Hours</title>\n<p>Open till five.",
      "<html><head><title>Hours</title></head><p>Open till five.</p></html>",
      "<html><head><title>Hours</title><p>Open till five.</p></html>",
      "<title>Hours</title><html><body class=page><p>Open till five.</p></body></html>",
      "<html><head><title>Hours</title></head><body></body><body><p>Open till five.</p></body></html>",
    ];
    for (const frame of frames) {
      const extracted = await extractFile("html", frame);
      expect(extracted, frame).toMatchObject({ title: "Hours", text: "Open till five." });
    }
    const { text } = await extractFile("html", "<html><head></head><body><p>Open.</p></body><p>Ring twice.</p></html>");
    expect(text).toBe("Open.\n\nRing twice.");
    // Pages of frames hold no text of their own.
    const { text: framed } = await extractFile("html", "<html><frameset><frame src=a.html></frameset></html>Frames");
    expect(framed).toBe("Frames");
  });

  test("that is no article is read whole", async () => {
    const { text } = await extractFile(
      "html",
      "<h1>Opening hours</h1><table><tr><td>Mon</td><td>9-5</td></tr><tr><td>Tue</td><td>9-1</td></tr></table>",
    );
    expect(text).toContain("# Opening hours");
    expect(text).toContain("| Tue | 9-1 |");
  });

  test("is decoded as it says", async () => {
    const bytes = new Uint8Array(
      Buffer.from('<html><head><meta charset="windows-1251"></head><body><p>X</p></body></html>', "latin1"),
    );
    const at = bytes.indexOf(0x58);
    const { text } = await extractFile(
      "html",
      new Uint8Array([...bytes.subarray(0, at), 0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, ...bytes.subarray(at + 1)]),
    );
    expect(text).toBe("Привет");
  });
});

describe("a hostile page", () => {
  test("of 200,000 nested elements is read as plain words", async () => {
    const { text } = await extractFile("html", `${"<div>".repeat(200_000)}deep down${"</div>".repeat(200_000)}`);
    expect(text).toBe("deep down");
  });

  test("of one enormous table, of unclosed tags and of broken addresses ends", async () => {
    const { text } = await extractFile("html", `<table>${"<tr><td>x<td>y".repeat(5_000)}</table>`);
    expect(text.length).toBeGreaterThan(40_000);
    const broken = await extractFile(
      "html",
      `<a href="http://[bad">words</a><img src=x onerror=alert(1)><b><i><p>${"<a>".repeat(300)}`,
      { url: "https://a.example/" },
    );
    expect(broken.text).toContain("words");
  });
});

test("a page is not lost for a title or an author's name of any length", async () => {
  const head = `<title>${"Long".repeat(20_000)}</title><meta name="author" content="${"Ada ".repeat(20_000)}">`;
  const body = `<article>${"<p>The harbour master counts the boats each evening.</p>".repeat(20)}</article>`;
  const page = await extractFile("html", `<html><head>${head}</head><body>${body}</body></html>`);
  expect(page.text).toContain("counts the boats");
  expect(page.title).toStartWith("LongLong");
});
