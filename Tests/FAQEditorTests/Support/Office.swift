/// The knowledge of a small office, and an entry with all that the format has.
enum Office {
  static func disk() -> MemoryDisk { MemoryDisk(files) }

  static let files = [
    "basis.md": "---\nnama: Kantor\nbahasa: id\n---\n",
    "sumber.md":
      "# Sumber\n\n## papan\n- judul: Papan pengumuman\n- penerbit: Kantor\n- tahun: 2025\n\n## brosur\n- judul: Brosur\n- penerbit: Kantor\n- tahun: 2024\n",
    "kontak.md":
      "# Kontak\n\n## loket\n- nama: Loket\n- jenis: telepon\n- nilai: (021) 555 0100\n- tingkat: 1\n- sumber: papan\n\n## surel\n- nama: Surel\n- jenis: email\n- nilai: a@b.example\n- tingkat: 1\n",
    "umum/_kategori.md": "# Umum\n\nTentang apa?\n\n## Pilihan\n- Jam buka → jam-buka\n- Parkir → parkir\n",
    "umum/jam-buka.md": """
    ---
    sumber: papan §1
    kontak: loket
    ---
    # Jam buka

    Kantor buka pukul delapan.

    ## Pertanyaan
    - jam buka kantor
    - kantor buka jam berapa
    - kapan kantor buka

    """,
    "umum/parkir.md": """
    ---
    sumber: papan §2
    kontak: loket
    ---
    # Tempat parkir

    Parkir ada di belakang gedung.

    ## Pertanyaan
    - parkir mobil di mana
    - tempat parkir motor
    - di mana saya bisa parkir

    """,
  ]

  /// All that an entry can have, with comments, an odd order, an unknown section and lines that end in odd ways.
  static let everything = """
    ---
    # siapa yang merawat: bagian umum
    kontak:   loket
    sumber: papan §3, brosur §1
    untuk: umum
    tinjau: 2030-01-31
    berlaku-sampai: 2031-12-31
    terkait: parkir
    ---
    <!-- ditulis ulang tahun 2025 -->
    # Surat izin

    Izin diurus di **loket**.

    - bawa KTP
    - bawa map

    | hari | jam |
    |---|---|
    | Senin | 8 |

    ## Pertanyaan
    <!-- dari loket -->
    - urus surat izin
    - cara buat izin

    - izin di mana
    ## Langkah
    1. Ambil nomor.
       - di mesin depan
       - atau di loket

       Nomor berlaku sehari.
    2. Isi formulir.
    3. Tunggu.
    ## Catatan
    Loket tutup saat istirahat.

    * Bawa pulpen.
    ## Lampiran
    + KTP
    + Map merah
    ## Rincian
    - biaya: gratis
    ## Aturan
    - "surat izin"
    - (izin | ijin) & loket
    ## Bukan
    - izin sakit
    ## Pemeriksaan
    1. Sudah punya KTP?
       - Sudah → parkir
       - Belum → Urus KTP dulu.
    ## Isian
    - nama: Nama; wajib
    ## Formulir
    ```
    # Surat {{nama}}

    ## Pertanyaan
    ```
    ## Sejarah
    Bagian ini tidak dikenal.

    """
}
