/** Passwords that are common in Indonesia and missing from lists of other countries. */
export const indonesianPasswords: readonly string[] = [
  ..."rahasia rahasiaku sandi katasandi katakunci passwordku masuk bukapintu sandiku tidakada gakada".split(" "),
  ..."indonesia indonesiaku indonesiaraya merdeka merahputih garuda pancasila nusantara bhinneka".split(" "),
  ..."bismillah bismilah bismillahirrahmanirrahim alhamdulillah assalamualaikum astaghfirullah subhanallah".split(" "),
  ..."masyaallah insyaallah allahuakbar allah muhammad islam masjid ramadhan lebaran yesus tuhan".split(" "),
  ..."jakarta bandung surabaya yogyakarta jogja jogjakarta semarang medan makassar malang bogor bekasi".split(" "),
  ..."depok tangerang palembang denpasar bali solo surakarta cirebon lampung padang pontianak samarinda".split(" "),
  ..."persija persib bobotoh arema aremania bonek persebaya viking jakmania timnas".split(" "),
  ..."sayang sayangku sayangkamu akusayangkamu cinta cintaku cintakamu akucintakamu kamu kamuku rindu kangen".split(
    " ",
  ),
  ..."bapak ayah ibuku mamah papaku mamaku keluarga keluargaku anakku adikku kakak sahabat teman temanku".split(" "),
  ..."bintang matahari bulan pelangi mawar melati anggrek kucing harimau naga macan kelinci".split(" "),
  ..."semangat sukses bahagia senyum selamat terimakasih selamanya sendiri jomblo cantik ganteng bagus".split(" "),
  ..."rumahku sekolah kampung kantor komputer internet warnet anjing monyet bangsat setan".split(" "),
  ..."agus budi dewi sari putri putra rizky fitri wahyu andi dian yanti bambang joko".split(" "),
  ..."januari februari maret april juni juli agustus september oktober november desember".split(" "),
];
